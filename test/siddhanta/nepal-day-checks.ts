/** Nepal's printed day: sunrise, ends, and members with two sunrises or none, as the service answers over HTTP. */
import { readFileSync } from 'node:fs';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const LISTS = ['tithi', 'nakshatra', 'yoga'] as const;
type List = (typeof LISTS)[number];

interface PrintedMembers {
  readonly members: readonly number[];
  readonly ends: readonly string[];
  readonly flag: 'plain' | 'vriddhi' | 'kshaya';
  readonly slip?: string;
}

export type NepalDayCase =
  | ({ readonly kind: 'newspaper day'; readonly date: string; readonly sunrise: string } & Readonly<
      Record<List, PrintedMembers>
    >)
  | { readonly kind: 'day arc'; readonly date: string; readonly sunrise: string | null; readonly sunset: string }
  | { readonly kind: 'sankranti'; readonly at: string; readonly date: string; readonly rashi: number }
  | { readonly kind: 'tithi end'; readonly date: string; readonly tithi: number; readonly end: string }
  | {
      readonly kind: 'graha at sunrise';
      readonly date: string;
      readonly sunrise: string;
      readonly velantara: string;
      readonly longitude: Readonly<Record<'surya' | 'chandra', number>>;
    };

export const { cases: sample }: { cases: readonly NepalDayCase[] } = JSON.parse(
  readFileSync(new URL('../authorities/nepal-day.json', import.meta.url), 'utf8'),
);

export interface PrintedDayMeasure {
  readonly sunrises: number[];
  readonly sunsets: number[];
  readonly ends: number[];
  readonly velantaraSeconds: number[];
  readonly longitudesArcmin: number[];
  /** What differs, by date. */
  readonly flags: { readonly agree: number; readonly differ: string[] };
}

const app = testApp({ engines: engines(THIRD) });

/** Minutes from a printed clock to one of the service; hours past 24 belong to the next day. */
function minutesOff(date: string, printed: string, ours: string | null): number {
  if (ours === null) return Number.POSITIVE_INFINITY;
  const [hours = 0, minutes = 0] = printed.split(':').map(Number);
  return (Date.parse(ours) - Date.parse(`${date}T00:00+05:45`)) / 60_000 - (hours * 60 + minutes);
}

async function dayOf(date: string) {
  const reply = await app.get(
    `/v1/surya/panchanga?date=${date}&lat=27.7172&lon=85.324&tz=5.75&sunrise=velantara&bija=full`,
    { 'x-api-key': 'tg-enterprise' },
  );
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().panchanga;
}

/** Runs every case; times are in minutes off the print, signed. */
export async function measured(cases: readonly NepalDayCase[]): Promise<PrintedDayMeasure> {
  const result = { sunrises: [], sunsets: [], ends: [], velantaraSeconds: [], longitudesArcmin: [] } as {
    [Key in Exclude<keyof PrintedDayMeasure, 'flags'>]: number[];
  };
  const flags = { agree: 0, differ: [] as string[] };
  for (const one of cases) {
    if (one.kind === 'sankranti') continue;
    const day = await dayOf(one.date);
    if (one.kind !== 'tithi end' && one.sunrise !== null)
      result.sunrises.push(minutesOff(one.date, one.sunrise, day.rise_set.sunrise));
    if (one.kind === 'day arc') result.sunsets.push(minutesOff(one.date, one.sunset, day.rise_set.sunset));
    if (one.kind === 'tithi end') result.ends.push(endOff(one.date, one.tithi, one.end, day.tithi));
    if (one.kind === 'graha at sunrise') {
      result.velantaraSeconds.push(day.rise_set.velantara_seconds - secondsOf(one.velantara));
      for (const graha of ['surya', 'chandra'] as const)
        result.longitudesArcmin.push(apart(day.grahas[graha].longitude, one.longitude[graha]) * 60);
    }
    if (one.kind !== 'newspaper day') continue;
    for (const list of LISTS) {
      const { members, ends, flag, slip } = one[list];
      if (slip !== undefined) continue;
      ends.forEach((end, i) => void result.ends.push(endOff(one.date, members[i], end, day[list])));
      const { vriddhi, kshaya } = day[list];
      const ours = vriddhi ? 'vriddhi' : kshaya === null ? 'plain' : 'kshaya';
      const lost = flag === 'kshaya' ? members[1] : undefined;
      if (ours === flag && kshaya?.number === lost) flags.agree += 1;
      else flags.differ.push(`${one.date} ${list}: printed ${flag}, ours ${ours}`);
    }
  }
  return { ...result, flags };
}

interface OurMembers {
  readonly transitions: readonly { readonly number: number; readonly end: string }[];
}

function endOff(date: string, number: number | undefined, end: string, { transitions }: OurMembers): number {
  const ours = transitions.find((each) => each.number === number);
  return ours === undefined ? Number.POSITIVE_INFINITY : minutesOff(date, end, ours.end);
}

const apart = (a: number, b: number): number => ((((a - b + 180) % 360) + 360) % 360) - 180;

function secondsOf(printed: string): number {
  const [, sign, minutes, seconds] = /^([+−-])(\d+):(\d+)$/.exec(printed) ?? [];
  return (sign === '+' ? 1 : -1) * (Number(minutes) * 60 + Number(seconds));
}

/** The share of values within a bound. */
export const within = (values: readonly number[], bound: number): number =>
  values.filter((each) => Math.abs(each) <= bound).length / values.length;
