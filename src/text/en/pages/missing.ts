/** The words of the pages for an unknown path and for a request that could not be served. */
export const missing = {
  title: 'There is no such page',
  text: 'The address may be mistyped. What there is:',
  home: 'The first page',
  trouble: {
    title: 'That did not work',
    away: 'The accounts cannot be reached just now. Try again in a minute.',
    expired: 'The form was open too long, or came from another site. Go back, reload the page and send it again.',
    busy: 'More is being asked than can be answered just now. Nothing was charged; try again in a few seconds.',
    other: 'Something failed on our side. It is noted; try again.',
  },
};
