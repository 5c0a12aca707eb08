/** The whole year: every festival and every parva, in the order of their days. */
import { weekdayOf } from '../../kernel/civil.ts';
import type { Span } from '../../kernel/span.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import { RASHI } from '../../lexicon/rashi.ts';
import type { Lunation } from '../../panchanga/months.ts';
import type { Verdict } from '../../rules/ladder.ts';
import { kamadaEkadashi } from '../catalog/chaitra.ts';
import { FESTIVAL_IDS, festivalNamed, observed } from '../catalog/index.ts';
import { alternativesTo, decidedOn, type Observed, type Occurrence } from '../decide.ts';
import { ekadashiParana, ekadashiSchools, harivasara } from '../ekadashi.ts';
import { type FestivalId, MASA, type School } from '../rule.ts';
import { sankrantisOf } from '../sankranti.ts';
import type { FestivalYear } from '../year.ts';
import { EKADASHI_NAMES, MONTHLY } from './monthly.ts';
import type { ParvaKind, ParvaName, ParvaRule } from './rule.ts';
import { meetsWeekday, type WeekdayRule, WITH_WEEKDAY } from './weekday.ts';
import { NAVARATRA_DAYS, YEARLY } from './yearly.ts';

export interface Parva {
  readonly id: string;
  readonly kind: ParvaKind;
  readonly name: ParvaName;
  readonly day: CivilDay;
  readonly lunation: Lunation | null;
  readonly tithi: number | null;
  readonly anga: Span | null;
  readonly verdict: Verdict;
  readonly observance: Observed | null;
  readonly alternatives: readonly School[];
  readonly parana?: Observed;
  readonly harivasara?: Span;
}

export interface YearPack {
  readonly festivals: readonly { readonly id: FestivalId; readonly found: Occurrence }[];
  readonly parvas: readonly Parva[];
}

const SHUKLA_EKADASHI = 11;
const KRISHNA_EKADASHI = 26;
const ADHIKA_NAME = 12;

export function packOf(year: FestivalYear): YearPack {
  const festivals = FESTIVAL_IDS.filter((id) => id !== 'sankranti')
    .flatMap((id) => observed(year, festivalNamed(id)).map((found) => ({ id, found })))
    .sort((a, b) => a.found.day - b.found.day);
  const parvas = [
    ...year.lunations.flatMap((month) => [
      ...MONTHLY.map((rule) => parvaIn(year, month, rule)),
      ekadashi(year, month, SHUKLA_EKADASHI),
      ekadashi(year, month, KRISHNA_EKADASHI),
      ...WITH_WEEKDAY.flatMap((rule) => rule.tithis.flatMap((tithi) => onWeekday(year, month, rule, tithi))),
    ]),
    ...[...YEARLY, ...NAVARATRA_DAYS].flatMap((rule) =>
      rule.masa === undefined ? [] : year.months(MASA[rule.masa]).map((month) => parvaIn(year, month, rule)),
    ),
    ...sankrantisOf(year).map(entry),
    ...festivals.flatMap(({ id, found }) => (id === 'holi' ? [holika(found)] : [])),
  ]
    .filter(({ day }) => year.holds(day))
    .sort((a, b) => a.day - b.day);
  return { festivals, parvas };
}

function parvaIn(year: FestivalYear, month: Lunation, rule: ParvaRule): Parva {
  const decided = decidedOn(rule.id, year, month, rule.tithi, rule);
  const { frame, anga, verdict } = decided;
  const row = rule.observance;
  return {
    id: rule.id,
    kind: rule.kind,
    name: named(rule, frame.civil),
    day: frame.civil,
    lunation: month,
    tithi: rule.tithi,
    anga,
    verdict,
    observance:
      row === undefined
        ? null
        : { id: row.id, day: frame.civil, window: row.window(decided, frame), source: row.source },
    alternatives: alternativesTo(decided, rule.id, rule.variants),
  };
}

function onWeekday(year: FestivalYear, month: Lunation, rule: WeekdayRule, tithi: number): Parva[] {
  const { id, kind, name, source } = rule;
  const anga = year.tithi(month, tithi);
  const met = meetsWeekday(rule, month, anga, year.days(anga));
  return met === null
    ? []
    : [
        {
          id,
          kind,
          name,
          day: met.verdict.civil,
          lunation: month,
          tithi,
          anga,
          verdict: met.verdict,
          observance: { id: rule.observance, day: met.verdict.civil, window: met.window, source },
          alternatives: [],
        },
      ];
}

/** Names that the weekday of the decided day gives. */
const BY_WEEKDAY: Readonly<Record<string, Readonly<Record<number, ParvaName>>>> = {
  pradosha: {
    2: { en: 'Soma Pradosha', hi: 'सोम प्रदोष' },
    3: { en: 'Bhauma Pradosha', hi: 'भौम प्रदोष' },
    7: { en: 'Shani Pradosha', hi: 'शनि प्रदोष' },
  },
  'sankashti-chaturthi': { 3: { en: 'Angaraki Sankashti Chaturthi', hi: 'अंगारकी संकष्टी चतुर्थी' } },
};
const named = (rule: ParvaRule, day: CivilDay): ParvaName => BY_WEEKDAY[rule.id]?.[weekdayOf(day)] ?? rule.name;

function ekadashi(year: FestivalYear, month: Lunation, tithi: number): Parva {
  const decided = decidedOn('ekadashi', year, month, tithi, kamadaEkadashi);
  const { frame, anga, verdict } = decided;
  const names = EKADASHI_NAMES[tithi === SHUKLA_EKADASHI ? 'shukla' : 'krishna'];
  const [en, hi] = names[month.adhika ? ADHIKA_NAME : month.masa - 1] ?? ['', ''];
  const next = year.frame(plusDays(frame.civil, 1));
  return {
    id: 'ekadashi',
    kind: 'ekadashi',
    name: { en: `${en} Ekadashi`, hi: `${hi} एकादशी` },
    day: frame.civil,
    lunation: month,
    tithi,
    anga,
    verdict,
    observance: null,
    alternatives: ekadashiSchools(decided).filter(({ day }) => day !== frame.civil),
    parana: { id: 'parana', day: next.civil, window: ekadashiParana(decided, next), source: PARANA },
    harivasara: harivasara(decided),
  };
}
const PARANA = kamadaEkadashi.observances.find(({ id }) => id === 'parana')?.source ?? {
  confidence: 'general-knowledge',
  gist: 'The fast is ended on the next day.',
};

const entry = (found: Occurrence): Parva => ({
  id: 'sankranti',
  kind: 'sankranti',
  name: entryName(found.sankranti?.rashi ?? 1),
  day: found.day,
  lunation: null,
  tithi: null,
  anga: found.meeting.anga,
  verdict: found.verdict,
  observance: found.observances[0] ?? null,
  alternatives: found.alternatives,
});

function entryName(rashi: number): ParvaName {
  const { en, hi } = RASHI[rashi - 1] ?? RASHI[0];
  return { en: `${en} Sankranti`, hi: `${hi} संक्रान्ति` };
}

const holika = (found: Occurrence): Parva => ({
  id: 'holika-dahana',
  kind: 'vrata',
  name: { en: 'Holika Dahana', hi: 'होलिका दहन' },
  day: found.verdict.civil,
  lunation: found.lunation,
  tithi: found.anga?.number ?? null,
  anga: found.anga,
  verdict: found.verdict,
  observance: found.observances[0] ?? null,
  alternatives: found.alternatives.map((each) => ({ ...each, day: plusDays(each.day, -1) })),
});
