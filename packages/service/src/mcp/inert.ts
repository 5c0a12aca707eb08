/** Makes quoted input harmless in the texts that a model reads. */
const MOST_LETTERS = 600;

/**
 * Cleans the message of a refusal, which may quote the request. The result is one line of limited length, without
 * control characters or marks that change the direction of writing, so that a model does not take the quotation for
 * instructions.
 */
export const inert = (text: string): string => {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= MOST_LETTERS ? plain : `${plain.slice(0, MOST_LETTERS)}…`;
};
