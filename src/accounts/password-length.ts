/** How long a password may be. */
export const MIN_PASSWORD_CHARS = 8;
export const MAX_PASSWORD_CHARS = 128;
