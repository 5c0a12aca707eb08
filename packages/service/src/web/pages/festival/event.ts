/** Describes a festival as an event of schema.org, for search engines. */
import type { Town } from '../../requests/town.ts';
import type { ShownOccurrence } from './why.tsx';

export const eventOf = (
  name: string,
  { date, observances }: ShownOccurrence,
  { place }: Town,
  placeName: string,
  url: string,
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name,
  startDate: date,
  endDate: observances.reduce((last, each) => (each.date > last ? each.date : last), date),
  eventStatus: 'https://schema.org/EventScheduled',
  location: {
    '@type': 'Place',
    name: placeName,
    address: [place.name, place.state].filter((each) => each !== undefined).join(', '),
    geo: { '@type': 'GeoCoordinates', latitude: place.latDeg, longitude: place.lonDeg },
  },
  url,
});
