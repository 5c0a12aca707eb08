/** The words of the festivals page. */
export const festivals = {
  title: (town: string, year: number) => `Festivals of ${year} in ${town}`,
  lead: 'Each date is decided for this town, by the tithi and the hour that the rite asks for. Choose a festival for its hours, the reason for its day and the days of other traditions.',
  said: (town: string, year: number) =>
    `Dates of Hindu festivals, ekadashis and fasts of ${year} for ${town}, with the hours of the rites.`,
  years: 'Years',
  yearBefore: 'Previous year',
  yearAfter: 'Next year',
  next: 'Next',
  today: 'today',
  inDays: (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`),
  great: 'Festivals',
  vratas: 'Ekadashi, pradosha and the other vratas of each month as well',
  feed: 'Keep them in your calendar',
  feedLead: 'The same dates as a feed for a calendar program, with the reason in each entry:',
  plans: 'Plans',
  call: 'The call behind it',
  callLead: 'Every date with its rule, its source and its hours:',
  by: (engine: string) => `Reckoned by ${engine}.`,
};
