/** The births of the sample books, as `test/authorities/yogas.json` has them from published charts. */
export interface Sample {
  readonly file: string;
  readonly family: string;
  readonly query: string;
  /** Pages drawn for the README, by the name of the picture. */
  readonly pictures: Readonly<Record<string, number>>;
}

const queryOf = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

export const SAMPLES: readonly Sample[] = [
  {
    file: 'gandhi-1869.html',
    family: 'vedic',
    query: queryOf({
      ...{ date: '1869-10-02', time: '08:36', place: 'Porbandar', lat: '21.6417', lon: '69.6293', tz: '4.65' },
      ...{ name: 'M. K. Gandhi', on: '1930-03-12' },
    }),
    pictures: { 'book-title': 1, 'book-contents': 2, 'book-chart': 4 },
  },
  {
    file: 'indira-gandhi-1917.html',
    family: 'surya',
    query: queryOf({
      ...{ date: '1917-11-19', time: '23:11', place: 'प्रयागराज', lat: '25.4597', lon: '81.8601', tz: '5.5' },
      ...{ name: 'इन्दिरा गांधी', on: '1966-01-24', lang: 'hi', style: 'south' },
    }),
    pictures: { 'book-hindi': 4, 'book-dashas': 13 },
  },
];
