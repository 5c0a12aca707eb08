/** The kinds of long work with which `torture -- greed` floods the service, each request with another year or place. */
const year = (i: number): string => String(100 + ((i * 431) % 1500)).padStart(4, '0');
const place = (i: number): string => `lat=${(8 + (i % 2900) / 100).toFixed(2)}&lon=77`;

export interface Kind {
  readonly name: string;
  readonly perSecond: number;
  readonly path: (i: number) => string;
}

/** In centuries that are in no table, each far from the previous one. */
const far: Kind = {
  name: 'far lives of Shani',
  perSecond: 40,
  path: (i) => `/v1/vedic/sade-sati?date=${year(i)}-05-17&time=06:30&${place(i)}&tz=5.5&on=2026-11-14`,
};
const karya: Kind = {
  name: 'years of a work',
  perSecond: 20,
  path: (i) =>
    `/v1/vedic/karya-muhurta?karya=griha_pravesha&span=year&date=${1990 + (i % 60)}-01-01&${place(i)}&tz=5.5`,
};
const streams: Kind = {
  name: 'far years in lines',
  perSecond: 20,
  path: (i) => `/v1/panchanga/range?from=${year(i)}-01-01&to=${year(i)}-12-31&${place(i)}&tz=5.5&format=ndjson`,
};
const packs: Kind = {
  name: 'years as one JSON',
  perSecond: 20,
  path: (i) => `/v1/panchanga-varsha-drik?year=${1800 + (i % 400)}&${place(i)}&tz=5.5`,
};
export const LONG_WORK: readonly Kind[] = [
  far,
  karya,
  streams,
  packs,
  {
    name: 'all of them',
    perSecond: 40,
    path: (i) => ([far, karya, streams, packs][i % 4] ?? far).path(i >> 2),
  },
];
