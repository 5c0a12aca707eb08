/** Plain names that are left out on a day with a fuller name: Amavasya on a day of Somavati Amavasya. */
const FULLER: Readonly<Record<string, RegExp>> = {
  amavasya: /-amavasya$|^pitru-paksha-15$/,
  purnima: /-purnima$/,
};

/** Returns the observances of a day without the plain names for which the day has a fuller name. */
export const withoutPlain = <T extends { readonly id: string }>(kept: readonly T[]): T[] =>
  kept.filter(({ id }) => {
    const fuller = FULLER[id];
    return fuller === undefined || !kept.some((other) => fuller.test(other.id));
  });
