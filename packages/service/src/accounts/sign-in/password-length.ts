/** The shortest and the longest password that is accepted. */
export const MIN_PASSWORD_CHARS = 8;
export const MAX_PASSWORD_CHARS = 128;
