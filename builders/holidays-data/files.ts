/** The files of one country or state for the package ganaka-holidays. */
import { festivalFlips } from 'ganaka/internal/jyotisha/festivals/decide/flips.ts';
import { type Holiday, holidaysOf } from 'ganaka/internal/jyotisha/festivals/holidays/holidays.ts';
import { type HolidayLand, statesOf } from 'ganaka/internal/jyotisha/festivals/holidays/lands.ts';
import { dayOf as civilOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { offsetHoursAt } from 'ganaka/internal/places/zones.ts';
import { csvLine } from 'ganaka/internal/renderings/csv.ts';
import { icsOf } from 'ganaka/internal/renderings/ics.ts';
import { RULES_VERSION } from 'ganaka/internal/rules/version.ts';
import { defaultsOf, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import type { HolidayDay, HolidayFile, HolidayRule } from '../../packages/ganaka-holidays/index.d.ts';

export interface Files {
  readonly name: string;
  readonly holidays: number;
  readonly json: string;
  readonly csv: string;
  readonly ics: string;
}

const ENGINES = engines('x');
/** The offset of a zone is that of this day in every year: a date does not depend on an hour of summer time. */
const STANDARD_DAY = jdUt(2_461_041.5);

function skyOf(land: HolidayLand, state: string | null): Sky {
  const part = statesOf(land).find(({ code }) => code === state);
  const { name, latDeg, lonDeg } = part?.capital ?? land.capital;
  const spot = placeWithOffset(name, latDeg, lonDeg, offsetHoursAt(land.zone, STANDARD_DAY));
  const home = land.code === 'IN' ? (part?.name ?? 'Delhi') : undefined;
  const engine = land.engine === 'drik' ? ENGINES.drik : ENGINES['surya-siddhanta'];
  return engine.skyOver(
    { ...spot, zone: land.zone, ...(home && { state: home }) },
    { ...defaultsOf(engine.info), ...land.options },
  );
}

/** Gives each different value a number, in the order in which they come. */
function numbered<T>(keyOf: (value: T) => string): { readonly all: T[]; readonly of: (value: T) => number } {
  const all: T[] = [];
  const known = new Map<string, number>();
  const of = (value: T): number => {
    const key = keyOf(value);
    const number = known.get(key) ?? all.push(value) - 1;
    known.set(key, number);
    return number;
  };
  return { all, of };
}

export function holidayFile(land: HolidayLand, state: string | null, years: HolidayFile['years']): HolidayFile {
  const sky = skyOf(land, state);
  const rules = numbered<HolidayRule>(({ work, locus, gist }) => [work, locus, gist].join('|'));
  const sources = numbered<string>((source) => source);
  const festivals: Record<string, string> = {};
  const days: HolidayDay[] = [];
  for (let year = years[0]; year <= years[1]; year++)
    for (const holiday of holidaysOf(sky, land, state, year)) {
      const { kept } = holiday;
      festivals[kept.id] ??= String(ENGLISH.byId('festival', kept.id).name);
      const { work, locus, gist, confidence } = ENGLISH.cite(kept.verdict.because.source);
      const rule = rules.of({ work, ...(locus !== undefined && { locus }), gist, confidence });
      days.push(dayOf(sky, holiday, rule, sources.of));
    }
  return {
    country: land.code,
    state,
    name: statesOf(land).find(({ code }) => code === state)?.name ?? land.name,
    engine: sky.engine.id,
    place: sky.place.name,
    years,
    festivals,
    rules: rules.all,
    sources: sources.all,
    days,
  };
}

function dayOf(
  sky: Sky,
  { kept, day, listed, listedBy }: Holiday,
  rule: number,
  numberOf: (source: string) => number,
): HolidayDay {
  const [nearest] = festivalFlips(sky, kept, { nearestAlone: true, quick: true });
  return {
    date: isoDate(day),
    festival: kept.id,
    ...(day !== kept.day && { rule_date: isoDate(kept.day) }),
    rule,
    margin_minutes: nearest === undefined ? null : Math.round(Math.abs(nearest.seconds) / 6) / 10,
    ...(listed && {
      listed: {
        source: numberOf(listed.source),
        kind: listed.kind,
        ...(listed.substituteFor !== null && { substitute_for: isoDate(listed.substituteFor) }),
        ...(listedBy && { tradition: listedBy.tradition }),
      },
    }),
  };
}

export function filesOf(land: HolidayLand, state: string | null, years: HolidayFile['years']): Files {
  const file = holidayFile(land, state, years);
  return { name: file.name, holidays: file.days.length, json: jsonOf(file), csv: csvOf(file), ics: icsFileOf(file) };
}

/** The head on one line and then a line for each day, so that two versions can be compared. */
function jsonOf({ days, ...head }: HolidayFile): string {
  const lines = days.map((each) => JSON.stringify(each)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"days":[\n${lines}\n]}\n`;
}

const COLUMNS = ['date', 'festival', 'name', 'rule_date', 'margin_minutes', 'kind', 'source'];

function csvOf({ days, festivals, sources }: HolidayFile): string {
  const rows = days.map(({ date, festival, rule_date = date, margin_minutes, listed }) =>
    csvLine([
      date,
      festival,
      festivals[festival] ?? '',
      rule_date,
      margin_minutes === null ? '' : String(margin_minutes),
      listed?.kind ?? '',
      listed === undefined ? '' : (sources[listed.source] ?? ''),
    ]),
  );
  return [csvLine(COLUMNS), ...rows].join('');
}

/** The civil day of a date as text. */
const dayIn = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return civilOf({ year, month, day });
};

const icsFileOf = ({ country, state, name, days, festivals }: HolidayFile): string =>
  icsOf({
    name,
    zone: null,
    sequence: RULES_VERSION,
    made: STANDARD_DAY,
    events: days.map(({ date, festival, rule_date = date }) => ({
      uid: `${country}${state === null ? '' : `-${state}`}.${festival}.${rule_date}@ganaka`,
      summary: festivals[festival] ?? festival,
      description: '',
      on: dayIn(date),
    })),
  });
