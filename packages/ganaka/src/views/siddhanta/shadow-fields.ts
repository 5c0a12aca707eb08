/** The fields of the shadow and of the day, for the two views of the gnomon. */

