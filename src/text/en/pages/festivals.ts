/** The words of the festivals page. */
export const festivals = {
  title: (town: string, year: number) => `Festivals of ${year} in ${town}`,
  lead: 'Names and dates for this year, decided at the place by the tithi and the hour each rite asks for. Why a date was taken, what other traditions keep and the hours of the rite are in the API.',
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
