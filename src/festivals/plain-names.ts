/** Names that another name of the same day contains: next to Somavati Amavasya a plain Amavasya says nothing new. */
const PLAIN: readonly string[] = ['amavasya', 'purnima'];

/** What is kept on a day, without the plain name where the day has a fuller one. */
export const withoutPlain = <T extends { readonly id: string }>(kept: readonly T[]): T[] =>
  kept.filter(({ id }) => !PLAIN.includes(id) || !kept.some((other) => other.id.endsWith(`-${id}`)));
