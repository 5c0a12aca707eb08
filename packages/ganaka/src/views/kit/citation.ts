/**
 * The schema of a citation in replies. Pages and the book also get the gist in their own language; replies do not
 * contain it.
 */

