/**
 * The wedding day at a place: verdict, hours, the ten faults, latta, the three strengths for all twelve rashis, every
 * rising sign, and godhuli.
 */

import type { Static } from 'typebox';
import { abhijit, isForbidden } from '../../jyotisha/muhurta/day-muhurtas.ts';
import { LEAST_MINUTES } from '../../jyotisha/muhurta/karya/judge.ts';
import { notesOn } from '../../jyotisha/muhurta/karya/notes.ts';
import { karyaDay } from '../../jyotisha/muhurta/karya/verdict.ts';
import { taraOf } from '../../jyotisha/muhurta/spans/bala.ts';
import { type MuhurtaDay, muhurtaDay } from '../../jyotisha/muhurta/spans/muhurta-day.ts';
import { godhuliOf } from '../../jyotisha/muhurta/vivaha/godhuli.ts';
import { WEDDING_LIFTING } from '../../jyotisha/muhurta/vivaha/lifting.ts';
import { isBadTara } from '../../jyotisha/muhurta/vivaha/natal.ts';
import { shuddhisOf } from '../../jyotisha/muhurta/vivaha/shuddhi.ts';
import { type TriBala, triBalas } from '../../jyotisha/muhurta/vivaha/tri-bala.ts';
import { dayHolding } from '../../jyotisha/panchanga/day/day.ts';
import { ordinal } from '../../kernel/angle.ts';
import { dateOf, isoDate } from '../../kernel/civil.ts';
import { type CivilDay, type JdUt, plusDays } from '../../kernel/units.ts';
import { PADA_DEG } from '../../kernel/zodiac.ts';
import type { Source } from '../../rules/source.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import { window } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { slice } from '../day/panchanga.ts';
import { type ViewInput, view } from '../view.ts';
import { ASTA_RULE_TEXT } from './asta.ts';
import { clausesExplained, explain, oneDayAlone } from './explained.ts';
import { karyaNotesReplyOf, noDayReplyOf } from './karya-day.ts';
import { karyaReplyOf } from './muhurta-fields.ts';
import type { triBalaReply } from './vivaha-fields.reply.ts';
import { doshasReplyOf, godhuliReplyOf, lattaReplyOf, shuddhiReplyOf, triBalaReplyOf } from './vivaha-fields.ts';
import type { dayReply, oneReply, vivahaMilanReply } from './vivaha-milan.reply.ts';
import { type Params, type PreparedWedding, params, weddingOf } from './wedding.ts';

/** The blocks of the panchanga that a wedding needs. */
export const WEDDING_BLOCKS = ['tithi', 'nakshatra', 'yoga', 'karana', 'weekday', 'months', 'rise_set'] as const;
/** The panchanga at the place of the wedding. */
const narrowed = slice('The panchanga of the wedding', ...WEDDING_BLOCKS);

export const vivahaMilan = view<typeof vivahaMilanReply>()({
  field: 'vivaha_milan',
  summary: 'The wedding day at a place: verdict with hours, ten faults, latta, tri-bala, lagna-shuddhi, godhuli',
  reads: 'moment',
  params: { ...params, explain },
  wrongWith: ({ days: count = 1, explain: explained }, { day, lastYear }) => {
    if (explained === true && count > 1) return [oneDayAlone('explain')];
    const last = plusDays(day, count - 1);
    return dateOf(last).year <= lastYear
      ? []
      : [
          {
            param: 'days',
            text: `the last of the days must lie in the year ${lastYear} or before; it is ${isoDate(last)}`,
            allowed: `to ${lastYear}-12-31`,
          },
        ];
  },
  heavyWhen: ({ days: count = 1 }) => count > MOST_ON_THE_SPOT,
  conventions: ({ params: { asta: rule = 'kalamsha' } }) => ({ ...CONVENTIONS, asta: ASTA_RULE_TEXT[rule] }),
  of(asked) {
    const { sky, day, params: told, say, note, basis } = asked;
    const wedding = weddingOf(sky, told);
    const { days: count = 1 } = told;
    if (count === 1) return { ...oneDay(asked, wedding), ...(told.explain === true && explained(asked, wedding)) };
    if (basis === 'time') note('time is used for one day only; for several days the faults are those at sunrise');
    return { days: Array.from({ length: count }, (_, i) => dayOfMany(sky, plusDays(day, i), wedding, say)) };
  },
});

const MOST_ON_THE_SPOT = 6;
const CONVENTIONS: Readonly<Record<string, string>> = {
  karya_months: 'amanta',
  min_window_minutes: String(LEAST_MINUTES),
  verdict: 'the lower of day and hours',
  day_clauses: 'decided at sunrise',
  bana: 'whole degrees of the Sun',
};

const MARRIAGE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '05/31, 05/32',
  kind: 'section',
  gist: 'vivaha_milan.months_tithis_weekdays_stars_wedding',
};
const LAGNA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '6.84-6.92',
  gist: 'vivaha_milan.houses_bar_rising_sign_what',
};
const TRI_BALA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '6.12, 5.46-5.47, 4.1-4.5',
  gist: 'vivaha_milan.jupiter_girl_sun_boy_moon',
};

function oneDay(asked: ViewInput<typeof params>, wedding: PreparedWedding): Static<typeof oneReply> {
  const { sky, say, t } = asked;
  const civil = dayHolding(sky, asked.day, t);
  const day = muhurtaDay(sky, civil);
  const panchanga = narrowed.of({ ...asked, params: {} });
  const tail = {
    citation: say.cite(MARRIAGE),
    checked: wedding.checked,
    not_checked: wedding.notChecked,
  };
  if (isNone(day))
    return {
      panchanga,
      verdict: null,
      verdicts: {},
      day: null,
      hours: null,
      score: 0,
      windows: [],
      clauses: [],
      doshas: null,
      latta: null,
      tri_bala: null,
      lagna_shuddhi: { lagnas: [], citation: say.cite(LAGNA_SOURCE) },
      godhuli: null,
      abhijit: null,
      ...tail,
      ...noDayReplyOf(day, say),
    };
  const noon = abhijit(day.daylight);
  return {
    panchanga,
    ...judged(day, wedding, say, 'apart'),
    doshas: doshasReplyOf(day, t, say),
    latta: lattaReplyOf(day, t, say),
    tri_bala: triBalaOf(day, t, wedding.told, say),
    lagna_shuddhi: {
      lagnas: shuddhisOf(day).map((each) => shuddhiReplyOf(day, say, each)),
      citation: say.cite(LAGNA_SOURCE),
    },
    godhuli: godhuliReplyOf(day, say, godhuliOf(day, pureHours(day, wedding))),
    abhijit: { ...window(day.place, noon), tyajya: isForbidden(day.weekday, ABHIJIT) },
    ...tail,
    ...notesOf(day, wedding, say),
  };
}

/** The explanation of the wedding day; empty where the Sun does not rise and set. */
function explained({ sky, say, day: asked, t }: ViewInput<typeof params>, { rules }: PreparedWedding) {
  const day = muhurtaDay(sky, dayHolding(sky, asked, t));
  if (isNone(day)) return {};
  return { explanation: clausesExplained(karyaDay(day, rules, 'all', WEDDING_LIFTING), say) };
}

const ABHIJIT = 8;

function dayOfMany(sky: Sky, civil: CivilDay, wedding: PreparedWedding, say: Voice): Static<typeof dayReply> {
  const day = muhurtaDay(sky, civil);
  const date = isoDate(civil);
  if (isNone(day))
    return {
      date,
      verdict: null,
      verdicts: {},
      day: null,
      hours: null,
      windows: [],
      clauses: [],
      doshas: null,
      ...noDayReplyOf(day, say),
    };
  const { score: _score, ...said } = judged(day, wedding, say, 'once');
  return { date, ...said, doshas: doshasReplyOf(day, day.sunrise, say), ...notesOf(day, wedding, say) };
}

function judged(day: MuhurtaDay, { rules, listing }: PreparedWedding, say: Voice, lists: 'apart' | 'once') {
  const found = karyaDay(day, rules, listing, WEDDING_LIFTING);
  const { windows = [], day: alone = null, hours = null, ...said } = karyaReplyOf(day, say, found, false, lists);
  return { ...said, day: alone, hours, windows };
}

/** The hours in which the day is free of faults by the Dharmasindhu's own rules, whatever sign rises. */
const pureHours = (day: MuhurtaDay, { rules }: PreparedWedding) => rules.own.allowedOn(day);

const notesOf = (day: MuhurtaDay, { given }: PreparedWedding, say: Voice) =>
  karyaNotesReplyOf(day, say, notesOn(day, given, true), AYANA_NOTE);
/** A note that every day has, because two verses of the same book contradict each other. */
const AYANA_NOTE = ['weddings_in_vrishchika'] as const;

function triBalaOf(day: MuhurtaDay, t: JdUt, told: Params, say: Voice): Static<typeof triBalaReply> {
  const balas = triBalas(day, t);
  const moonStar = Math.ceil(quarterAt(day, t) / 4);
  const person = (sign: number | undefined, born: number | undefined) => {
    const bala: TriBala | undefined = sign === undefined ? undefined : balas[sign - 1];
    if (bala === undefined) return null;
    return {
      ...triBalaReplyOf(say, bala),
      ...(born !== undefined && {
        tara: { number: taraOf(born, moonStar), good: !isBadTara(born, quarterAt(day, t)) },
      }),
    };
  };
  return {
    by_rashi: balas.map((each) => triBalaReplyOf(say, each)),
    boy: person(told.boy_rashi, told.boy_nakshatra),
    girl: person(told.girl_rashi, told.girl_nakshatra),
    citation: say.cite(TRI_BALA_SOURCE),
  };
}

const quarterAt = ({ sky }: MuhurtaDay, t: JdUt): number => ordinal(sky.longitude('chandra', t), PADA_DEG);
