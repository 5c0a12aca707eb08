/** The schema of the notes in a payload. */

