/** What a user or a model wrote, where a sentence of the service quotes it. */
const MOST_LETTERS = 600;

/**
 * A sentence of a refusal, which may quote what was sent: on one line, without control characters or signs that turn the direction of
 * writing, and cut at a length, so that it stays a quotation.
 */
export const inert = (text: string): string => {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= MOST_LETTERS ? plain : `${plain.slice(0, MOST_LETTERS)}…`;
};
