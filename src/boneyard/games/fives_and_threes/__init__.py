"""Fives and Threes: ends that five or three divide score, and exactly 61 points win."""
