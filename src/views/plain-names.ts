/** Names that say nothing new next to a fuller one of the same day: Amavasya next to Somavati Amavasya. */
const FULLER: Readonly<Record<string, RegExp>> = {
  amavasya: /-amavasya$|^pitru-paksha-15$/,
  purnima: /-purnima$/,
};

/** What is kept on a day, without the plain name where the day has a fuller one. */
export const withoutPlain = <T extends { readonly id: string }>(kept: readonly T[]): T[] =>
  kept.filter(({ id }) => {
    const fuller = FULLER[id];
    return fuller === undefined || !kept.some((other) => fuller.test(other.id));
  });
