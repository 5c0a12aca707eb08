/** The words of the pages of a day and a month. */
export const days = {
  dayTitle: (town: string) => `Panchanga in ${town}`,
  daySaid: (day: string, town: string, tithi: string, sunrise: string | null) =>
    `Panchang for ${day} in ${town}: ${tithi}${sunrise === null ? '' : `, sunrise ${sunrise}`}; tithi, nakshatra, yoga and karana with their end times, Rahu kala, Abhijit, chaughadiya, festivals and fasts.`,
  monthTitle: (month: string, town: string) => `Panchanga of ${month} in ${town}`,
  monthSaid: (month: string, town: string, kept: readonly string[]) =>
    `Hindu calendar of ${month} for ${town}: the tithi of each day${kept.length === 0 ? '' : `, ${kept.join(', ')}`}, fasts and festivals.`,
  months: 'Months',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  monthField: 'Go to a month',
  days: 'Days',
  before: 'Previous day',
  after: 'Next day',
  date: 'Go to a date',
  go: 'Go',
  today: 'Today',
  kept: 'Kept on this day',
  notWednesday: '(not used on a Wednesday)',
  landElsewhere: 'See its page',
  chaughadiya: 'Chaughadiya',
  chaughadiyaLead:
    'The day and the night in eight parts each, for starting something when no better muhurta is at hand.',
  byDay: 'Day',
  byNight: 'Night',
  quality: { good: 'good', neutral: 'neutral', bad: 'avoid' },
  wholeMonth: (month: string) => `The whole of ${month}`,
  wholeYear: (year: number) => `Festivals of ${year}`,
  call: 'The call behind this page',
  callLead: 'Everything above and more for any day of six thousand years, with a key of your own:',
  wrongDate: (asked: string) => `“${asked}” is not a date.`,
  wrongDateHint: (example: string) => `A date is written with year, month and day, such as ${example}.`,
  outside: (asked: string) => `${asked} is not on these pages.`,
  outsideHint: (from: number, to: number) =>
    `They show the years ${from} to ${to}. The API answers for any day from 3102 BCE to the year 3000.`,
  toApi: 'To the API',
};
