/** The words of the pages for an unknown path and for a request that could not be served. */
export const missing = {
  title: 'There is no such page',
  text: 'The address may be mistyped. What there is:',
  home: 'The first page',
  query: {
    back: 'The page without parameters',
    repeated: (name: string) => `“${name}” is given twice in the address; give it once.`,
    unknown: (name: string, known: readonly string[]) =>
      `This page has no parameter “${name}”. It has ${known.join(', ')}.`,
    oneOf: (name: string, value: string, allowed: readonly string[]) =>
      `${name} must be one of ${allowed.join(', ')}; got “${value}”.`,
    lang: (value: string, allowed: readonly string[]) =>
      `lang must be one of ${allowed.join(', ')}, or hi with one of them, such as hi,ta; got “${value}”.`,
    half: 'lat and lon must be given together, in degrees, such as lat=23.18&lon=75.77.',
  },
  trouble: {
    title: 'That did not work',
    away: 'The accounts cannot be reached just now. Try again in a minute.',
    expired: 'The form was open too long, or came from another site. Go back, reload the page and send it again.',
    busy: 'More is being asked than can be answered just now. Nothing was charged; try again in a few seconds.',
    other: 'Something failed on our side. It is noted; try again.',
  },
};
