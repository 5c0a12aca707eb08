/** The words of the page of the last calls. */
export const calls = {
  title: 'Last calls',
  lead: (most: string) => `The last ${most} calls of each key, the newest first, in Indian time.`,
  kept: 'They help you find out what went wrong. Parameters and addresses are not stored. They are written every few seconds, so the last ones may be missing; credits are counted in the ledger, not here.',
  nothing: 'No call with a key yet.',
  at: 'Time',
  route: 'Route',
  status: 'Status',
  credits: 'Credits',
  ms: 'ms',
  id: 'Request',
};
