/**
 * Whether the replies about one year at one place contradict one another. The year pack, the calendar made of it, each festival by its id, the
 * observances of every day, the rows of a range, the daily nirnaya, the sankranti block and the Hindi page are made as the routes make
 * them and held against one another.
 */

import { ROUTED_FESTIVALS } from '../../src/jyotisha/festivals/catalog/index.ts';
import { type Occurrence, occurrencesOf } from '../../src/jyotisha/festivals/occurrence.ts';
import { occurrencesOn } from '../../src/jyotisha/festivals/occurrences-by-day.ts';
import { packOf } from '../../src/jyotisha/festivals/pack.ts';
import { FestivalYear } from '../../src/jyotisha/festivals/year.ts';
import { type Moment, momentUnder } from '../../src/jyotisha/panchanga/day/moment.ts';
import { dayOf, isoDate } from '../../src/kernel/civil.ts';
import type { Place } from '../../src/kernel/place.ts';
import { type CivilDay, jdUt, plusDays } from '../../src/kernel/units.ts';
import { offsetHoursAt } from '../../src/places/index.ts';
import { icsOf } from '../../src/renderings/ics.ts';
import { defaultsOf, type Engine, isNone, type Sky } from '../../src/sky/engines/engine.ts';
import { clock, window } from '../../src/text/format.ts';
import { display } from '../../src/views/blocks/display.ts';
import { nirnaya } from '../../src/views/blocks/nirnaya.ts';
import { observances } from '../../src/views/blocks/observances.ts';
import { sankranti } from '../../src/views/blocks/sankranti.ts';
import { eventsOf } from '../../src/views/festivals/events.ts';
import { ENGLISH_AND_HINDI as SAY } from './voices.ts';

const town = (name: string, state: string | undefined, latDeg: number, lonDeg: number, zone: string): Place => ({
  name,
  state,
  latDeg,
  lonDeg,
  tzHours: 0,
  zone,
  offsetHoursAt: (t) => offsetHoursAt(zone, t, lonDeg),
});

/** North, south, east and west of India, a place abroad, and one where the Sun does not always rise. */
export const PLACES: readonly Place[] = [
  town('Delhi', 'Delhi', 28.6139, 77.209, 'Asia/Kolkata'),
  town('Chennai', 'Tamil Nadu', 13.0827, 80.2707, 'Asia/Kolkata'),
  town('Guwahati', 'Assam', 26.1445, 91.7362, 'Asia/Kolkata'),
  town('Pune', 'Maharashtra', 18.5204, 73.8567, 'Asia/Kolkata'),
  town('London', undefined, 51.5074, -0.1278, 'Europe/London'),
  town('Tromso', undefined, 69.6489, 18.955, 'Europe/Oslo'),
];

/** What the clocks of a place show in a year: `tz` of a request is that of its day. */
const inYear = (place: Place, year: number): Place => ({
  ...place,
  tzHours: place.offsetHoursAt(momentOf(year)),
});
const momentOf = (year: number): Parameters<Place['offsetHoursAt']>[0] =>
  dayOf({ year, month: 1, day: 1 }) as unknown as Parameters<Place['offsetHoursAt']>[0];

export function contradictionsIn(engine: Engine, place: Place, year: number): string[] {
  const under = (): Sky => engine.skyOver(inYear(place, year), defaultsOf(engine.info));
  const sky = under();
  const asked = new FestivalYear(sky, year);
  const { festivals, parvas } = packOf(asked);
  const all = [...festivals, ...parvas];
  const found: string[] = [];
  const say = (day: CivilDay, what: string): void => {
    found.push(`${engine.info.id} ${place.name} ${isoDate(day)}: ${what}`);
  };
  for (const each of all) checkKeeping(sky, each, say);
  checkCalendar(sky, all, say, year);
  checkById(new FestivalYear(under(), year), festivals, say);
  const byDay = new Map<CivilDay, Occurrence[]>();
  for (const each of all) byDay.set(each.day, [...(byDay.get(each.day) ?? []), each]);
  const first = dayOf({ year, month: 1, day: 1 });
  const length = dayOf({ year: year + 1, month: 1, day: 1 }) - first;
  const fresh = under();
  const kept = yearOf(sky, all);
  for (let n = 0; n < length; n++) {
    const day = plusDays(first, n);
    checkDay(momentUnder(fresh, day), byDay.get(day) ?? [], kept, (what) => say(day, what));
  }
  return found;
}

type Say = (day: CivilDay, what: string) => void;

/** One keeping: its day is the one taken, its rites have time, and the days of others are other days. */
function checkKeeping({ place }: Sky, each: Occurrence, say: Say): void {
  const { name, day, meeting, verdict, alternatives, observances: rites } = each;
  if (!meeting.met.some((met) => met.day.civil === verdict.civil)) say(day, `${name} takes a day it did not look at`);
  for (const { tradition, day: other } of alternatives)
    if (other === day) say(day, `${name}: ${tradition} is an alternative to the same day`);
  const traditions = alternatives.map(({ tradition, day: other }) => `${tradition} ${other}`);
  if (new Set(traditions).size !== traditions.length) say(day, `${name} names an alternative twice`);
  for (const { id, window: part } of rites)
    if (part !== null && part.to < part.from)
      say(day, `${name}: ${id} ends before it begins, ${clock(place, part.to)}`);
}

/** The calendar has the year's days, each event once. */
function checkCalendar(sky: Sky, all: readonly Occurrence[], say: Say, year: number): void {
  const text = icsOf({
    name: 'x',
    zone: null,
    events: eventsOf(sky, all, SAY, {}),
    sequence: 1,
    made: jdUt(2_461_358.5),
  });
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(([, y, m, d]) => `${y}-${m}-${d}`);
  const kept = all.map(({ day }) => isoDate(day));
  const first = dayOf({ year, month: 1, day: 1 });
  if (days.sort().join() !== kept.sort().join()) say(first, 'the calendar has other days than the year');
  const uids = text.match(/^UID:.*(?:\r\n .*)*/gm) ?? [];
  if (new Set(uids).size !== all.length) say(first, `${all.length} keepings have ${new Set(uids).size} names`);
}

/** Asked for by its id a festival has the days of the year pack. */
function checkById(year: FestivalYear, festivals: readonly Occurrence[], say: Say): void {
  for (const festival of ROUTED_FESTIVALS) {
    const own = occurrencesOf(year, festival).filter(({ keptHere }) => keptHere);
    const listed = festivals.filter(({ id }) => id === festival.id);
    if (festival.kind === 'festival' && own.map(({ day }) => day).join() !== listed.map(({ day }) => day).join())
      say(own[0]?.day ?? dayOf({ year: year.year, month: 1, day: 1 }), `${festival.id} has other days by its id`);
  }
}

const sorted = (names: Iterable<string>): string => [...new Set(names)].sort().join(', ');

/** The keepings of a year as the checks of a day ask for them. */
interface Year {
  readonly fasts: readonly Occurrence[];
  /** Keepings of an entry of the Sun that have its holy hours, by the clock of the entry. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}
interface Entry {
  readonly name: string;
  readonly date: string;
  readonly hours: string;
}

function yearOf({ place }: Sky, all: readonly Occurrence[]): Year {
  const entries = new Map<string, Entry[]>();
  for (const { sankranti: entry, observances: rites, name, day } of all) {
    const punya = rites.find(({ id }) => id === 'punya_kala')?.window ?? null;
    if (entry === null || punya === null) continue;
    const at = clock(place, entry.at);
    const made = { name, date: isoDate(day), hours: JSON.stringify(window(place, punya)) };
    entries.set(at, [...(entries.get(at) ?? []), made]);
  }
  return { fasts: all.filter(({ harivasara }) => harivasara !== null), entries };
}

const nameOf = ({ name }: Occurrence): string => SAY.byId('festival', name).name ?? '';

function checkDay(moment: Moment, listed: readonly Occurrence[], year: Year, say: (what: string) => void): void {
  const kept = observances.of(moment, SAY).filter(({ kind }) => kind !== 'eclipse');
  const names = sorted(listed.map(nameOf));
  if (sorted(kept.map(({ name }) => name)) !== names)
    say(`the day keeps ${sorted(kept.map(({ name }) => name))}, the year ${names}`);
  const { festivals, parvas } = occurrencesOn(moment.sky, moment.day.civil);
  if (sorted([...festivals, ...parvas].map(nameOf)) !== names) say('the row keeps other things');
  checkNirnaya(moment, year, say);
  const { last, next } = sankranti.of(moment, SAY);
  for (const entry of [last, next]) checkEntry(entry, year, say);
  checkPage(moment, kept, [last, next], say);
}

type EntrySaid = ReturnType<typeof sankranti.of>['last'];

/** The fast of the eleventh: one day for householders and one for Vaishnavas, in the nirnaya and in the year. */
function checkNirnaya(moment: Moment, { fasts }: Year, say: (what: string) => void): void {
  if (isNone(moment.day.frame)) return;
  const { ekadashi, candidates } = nirnaya.of(moment, SAY);
  if (ekadashi === undefined) return;
  const number = candidates.find(({ rule }) => rule === 'ekadashi')?.tithi.number;
  const fast = fasts.find(({ anga, day }) => anga?.number === number && Math.abs(day - moment.day.civil) <= NEAR_DAYS);
  if (fast === undefined) return; // its day lies in the next year or the one before
  const vaishnava = fast.alternatives.find(({ tradition }) => tradition === 'vaishnava')?.day ?? fast.day;
  const said = `${ekadashi.smarta} and ${ekadashi.vaishnava}`;
  const has = `${isoDate(fast.day)} and ${isoDate(vaishnava)}`;
  if (said !== has) say(`the nirnaya fasts on ${said}, the year on ${has}`);
}
const NEAR_DAYS = 3;

/** An entry of the Sun: the day of its nirnaya is that of the year, with the same hours. */
function checkEntry({ at, nirnaya: own }: EntrySaid, { entries }: Year, say: (what: string) => void): void {
  if (own === null) return;
  for (const { name, date, hours } of entries.get(at) ?? []) {
    if (date !== own.date) say(`${name} is on ${date}, its nirnaya on ${own.date}`);
    if (hours !== JSON.stringify(own.punya_kala)) say(`${name} has two punya kalas`);
  }
}

/** The Hindi page: the tithi of its head is the first of its line, and it lists and times what the day keeps. */
function checkPage(
  moment: Moment,
  kept: readonly { readonly name_hi?: string }[],
  entries: readonly EntrySaid[],
  say: (what: string) => void,
): void {
  const { hi } = display.of(moment, SAY);
  const [, head = '', tithis = ''] = hi;
  const tithi = / पक्ष, (\S+) तिथि,/.exec(head)?.[1] ?? '?';
  if (tithi !== SAY.named('tithi', moment.tithi.number).name_hi) say(`the page is headed ${tithi}`);
  if (!tithis.startsWith(`तिथि: ${tithi}`)) say(`headed ${tithi}: ${tithis}`);
  const line = hi.find((each) => each.startsWith('व्रत-पर्व: '))?.slice('व्रत-पर्व: '.length, -1) ?? '';
  const listed = line === '' ? [] : line.split(', ').filter((each) => !/ग्रहण/.test(each));
  if (sorted(listed) !== sorted(kept.map(({ name_hi }) => name_hi ?? ''))) say(`the page lists ${line}`);
  const punya = hi.filter((each) => each.includes('पुण्यकाल'));
  if (punya.length > 1) say(`two punya kalas: ${punya.join(' ')}`);
  const here = entries.filter(({ nirnaya: own }) => own?.date === isoDate(moment.day.civil));
  if (here.length > 0 !== punya.length > 0) say(`punya kala of the page: ${punya.join()}`);
  for (const { nirnaya: own } of here) {
    const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(own?.punya_kala.start ?? '') ?? [];
    const shown = `${String(Number(hours) % 12 || 12).padStart(2, '0')}:${minutes}`;
    if (/पुण्यकाल \S+ (\d\d:\d\d)/.exec(punya[0] ?? '')?.[1] !== shown)
      say(`the page begins the punya kala otherwise: ${punya[0]}, ${own?.punya_kala.start}`);
  }
}
