/** Parts of schemas that the views of the Surya-siddhanta share. */

