/**
 * Explains why another calendar gives another date: which school, part of the day, month, setting or place leads to
 * that date, or that none does.
 */

import { ALIASES, festivalNamed, YEARLY } from '../../jyotisha/festivals/catalog/index.ts';
import {
  ABOUT_DAYS,
  daysOfRun,
  keptNear,
  type OtherDay,
  otherDays,
  otherOptions,
} from '../../jyotisha/festivals/decide/other-days.ts';
import { inPaksha } from '../../jyotisha/panchanga/angas/tithi.ts';
import { dayUnder } from '../../jyotisha/panchanga/day/day.ts';
import { nirnayaDayOf } from '../../jyotisha/panchanga/day/facts.ts';
import { ekadashiOf, nirnayaOf } from '../../jyotisha/panchanga/nirnaya/nirnaya.ts';
import { dateOf, dayAt, isoDate } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { DayFrame } from '../../rules/kala.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { date, oneOf, type Parameter, required, text, wholeNumber } from '../kit/parameter.ts';
import { type ParameterError, view } from '../view.ts';
import type { whyDiffersReply } from './why-differs.reply.ts';

const YEARLY_IDS = YEARLY.map(({ id }) => id);
const EKADASHI = 11;

const at: Parameter<string, 'optional'> = {
  ...text({ meaning: 'the place of the other calendar, when that is another', example: 'Ujjain' }),
  kind: 'place',
};

export const whyDiffers = view<typeof whyDiffersReply>()({
  field: 'why_differs',
  summary:
    'Another calendar says another day: which school, rule, month, setting or place gives that date, or that none does',
  reads: 'moment',
  heavy: true,
  params: {
    date: required(date({ meaning: 'the day that the other calendar gives', example: '2024-10-31' })),
    festival: oneOf(YEARLY_IDS, {
      meaning: 'of which festival',
      example: 'deepavali',
      alsoCalled: ALIASES,
      calledIn: 'festival',
    }),
    tithi: wholeNumber(1, 30, { meaning: 'or of which tithi of the month; 30 is amavasya', example: '11' }),
    year: wholeNumber(-3101, 3000, {
      meaning: 'in which year it is looked for; that of the date when not given',
      example: '2024',
    }),
    at,
  },
  wrongWith: ({ festival, tithi, year, date: claimed }, { firstYear, lastYear }): ParameterError[] => [
    ...((festival === undefined) === (tithi === undefined)
      ? [{ param: 'festival', text: 'give either festival or tithi', allowed: ['festival', 'tithi'] }]
      : []),
    ...(year !== undefined && (year < firstYear || year > lastYear)
      ? [
          {
            param: 'year',
            text: `year must be from ${firstYear} to ${lastYear} on this engine; got ${year}`,
            allowed: `${firstYear} to ${lastYear}`,
          },
        ]
      : []),
    ...(tithi !== undefined && year !== undefined && year !== dateOf(claimed).year
      ? [{ param: 'year', text: 'of a tithi year is that of date; leave year out' }]
      : []),
  ],
  conventions: () => ({ months: 'amanta names' }),
  of({ sky, elsewhere, day: claimed, params, say }) {
    const found =
      params.festival === undefined
        ? ofTithi(sky, params.tithi ?? 1, claimed, elsewhere)
        : ofFestival(sky, params.festival, params.year ?? dateOf(claimed).year, claimed, elsewhere);
    const { ours, ways } = found;
    const variants = ways.filter(({ day }) => day === claimed);
    const notes: Note[] = [];
    const { tithi } = params;
    if (ours === null && ways.length === 0 && tithi !== undefined)
      notes.push(({ no_such_tithi_near }) => no_such_tithi_near(tithi, isoDate(claimed)));
    else if (ours !== claimed && variants.length === 0)
      notes.push(({ no_way_gives_the_date }) => no_way_gives_the_date(isoDate(claimed), ways.length));
    return {
      claimed: isoDate(claimed),
      ours: ours === null ? null : isoDate(ours),
      agrees: ours === claimed,
      variants: variants.map((each) => wayReplyOf(each, say)),
      tried: ways.map((each) => wayReplyOf(each, say)),
      ...notesReplyOf(say, notes),
    };
  },
});

interface DayComparison {
  readonly ours: CivilDay | null;
  readonly ways: readonly OtherDay[];
}

const wayReplyOf = ({ what, day, source }: OtherDay, say: Voice) => ({
  what,
  date: isoDate(day),
  ...(source !== null && { citation: say.cite(source) }),
});

function ofFestival(sky: Sky, id: string, year: number, claimed: CivilDay, elsewhere?: Sky): DayComparison {
  const festival = festivalNamed(id);
  const kept = keptNear(sky, festival, year, claimed);
  if (kept === null) return { ours: null, ways: [] };
  return { ours: kept.day, ways: otherDays(sky, festival, kept, year, elsewhere) };
}

/** Our day for the run of the tithi that is nearest to the claimed date, and the days that other ways give for it. */
function ofTithi(sky: Sky, number: number, claimed: CivilDay, elsewhere?: Sky): DayComparison {
  const { ours, ways } = underRules(sky, number, claimed);
  const others = [
    ...otherOptions(sky).map(({ what, options }) => ({ what, sky: sky.withOptions(options) })),
    ...(elsewhere === undefined ? [] : [{ what: 'place', sky: elsewhere }]),
  ];
  const theirs = others.flatMap(({ what, sky: other }): OtherDay[] => {
    const day = underRules(other, number, claimed).ours;
    return day === null ? [] : [{ what, day, source: null }];
  });
  return { ours, ways: [...ways, ...theirs] };
}

/** Our day for the tithi by the rules of one Sky, and the days that other rules give for it. */
function underRules(sky: Sky, number: number, claimed: CivilDay): DayComparison {
  const days = ABOUT_DAYS.map((about) => dayUnder(sky, about(claimed)));
  const holding = days.find((day) => day.transitions('tithi').some((each) => each.number === number));
  const run = holding?.transitions('tithi').find((each) => each.number === number);
  if (holding === undefined || run === undefined) return { ours: null, ways: [] };
  const frames = days.map((day) => day.frame).filter((frame): frame is DayFrame => !isNone(frame));
  const touched = frames.filter((frame) => run.to > frame.sunrise && run.from < frame.nextSunrise);
  const civilAt = (t: typeof run.from): CivilDay => dayAt(t, sky.place.offsetHoursAt(t));
  const ways = daysOfRun(run, touched, civilAt);
  const own = touched[0];
  if (own === undefined) return { ours: null, ways };
  const ruled = nirnayaDayOf(dayUnder(sky, own.civil), own);
  const ours = nirnayaOf(ruled).candidates.find(({ tithi }) => tithi.number === number)?.on ?? null;
  if (inPaksha(number) !== EKADASHI) return { ours, ways };
  const { smarta, vaishnava } = ekadashiOf(ruled, run);
  const schools = [
    { what: 'school:smarta', day: smarta.civil, source: smarta.because.source },
    { what: 'school:vaishnava', day: vaishnava.civil, source: vaishnava.because.source },
  ];
  return { ours, ways: [...schools, ...ways] };
}
