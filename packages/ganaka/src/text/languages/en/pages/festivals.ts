/** The words of the festivals page. */
export const festivals = {
  title: (town: string, year: number) => `Festivals of ${year} in ${town}`,
  lead: 'Each date is worked out for this town, by the tithi at the hour of the rite. Choose a festival to see its hours, why it falls on this day, and the days of other traditions.',
  said: (town: string, year: number) =>
    `Dates of Hindu festivals, ekadashis and fasts of ${year} for ${town}, with the hours of the rites.`,
  years: 'Years',
  yearBefore: 'Previous year',
  yearAfter: 'Next year',
  next: 'Coming up',
  soon: 'Next ekadashi, pradosha and other fasts',
  today: 'today',
  inDays: (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`),
  great: 'Festivals',
  vratas: 'Show ekadashi, pradosha and the other monthly fasts too',
  feed: 'Add them to your phone’s calendar',
  feedLead: 'The same dates as a feed for a calendar program. One town is free with any account:',
  plans: 'Plans',
  call: 'The call behind this page',
  callLead: 'Every date with its rule, its source and its hours:',
  by: (engine: string) => `Computed by ${engine}.`,
};
