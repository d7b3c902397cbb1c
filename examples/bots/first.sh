#!/bin/sh
# A bot for Boneyard that does the first thing it may. The protocol: docs/bots-from-outside.md.
#
#     boneyard simulate block --bot "first=sh examples/bots/first.sh" --players first,random

while read -r word rest; do
  case $word in
    boneyard) printf 'name First 1.0\nready\n' ;;
    seat) move= ;;
    may) : "${move:=$rest}" ;;
    go) printf 'do %s\n' "$move" ;;
    quit) echo bye; exit ;;
  esac
done
