/** The words of the page of the wedding days of a year. */
export const vivaha = {
  title: 'Wedding days',
  lead: 'The days of a year that are fit for a wedding, month by month, and why some months have none.',
  year: (year: string, place: string) => `${year}, ${place}`,
  count: (days: number) => `${days} days`,
  legend:
    '✓ fit · ○ fit in part: with a fault that the text softens. A fit day may still have few good hours: those depend on the rising sign.',
  inNeed: 'No rising sign is free of faults then, but a verse allows these in need:',
  empty: (reasons: string) => `No day is fit, because of: ${reasons}.`,
  months: 'Months with wedding days',
  nextYear: (year: number) => `${year}: with a free key`,
  without: 'Hours, another year or place: with a key of any plan',
  price: (credits: number) => `A year with its hours costs ${credits} credits. Any plan will do, the free one too.`,
  left: (credits: string) => `${credits} credits left`,
  unlimited: 'unlimited',
  yearField: 'Year',
  show: (credits: number) => `Show with hours · ${credits} credits`,
  exhausted: (reset: string) =>
    `The credits of this key are used up; they are filled again on ${reset}. Nothing was taken.`,
  kept: 'Paid for. For ten minutes this page can be read again, printed or switched without cost.',
  again: 'This year is no longer kept for this key. Showing it again costs the credits on the button.',
  callLead: 'The same as JSON; with format=csv a table, with format=ics a calendar.',
};
