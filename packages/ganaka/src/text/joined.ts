/** Joins words with commas, and with a word of the language before the last one: `a, b and c`. */
export const joined = (items: readonly (string | number)[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
