"""Cuban: pairs with the double-nine set, of which fifteen tiles sleep; or in the eastern way."""
