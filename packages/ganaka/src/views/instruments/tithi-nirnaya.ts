/**
 * Which civil day counts as the day of the tithi, for each time of a rite and by which rule. The lines of the picture
 * are the days that the tithi touches, with the kalas of each day and how much of them the tithi covers.
 */

import { occurrencesOfDay } from '../../jyotisha/festivals/day.ts';
import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import type { AngaSpan } from '../../jyotisha/panchanga/angas/angas.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { nirnayaDayOf } from '../../jyotisha/panchanga/day/facts.ts';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { nirnayaOf } from '../../jyotisha/panchanga/nirnaya/nirnaya.ts';
import { weekdayOf } from '../../kernel/civil.ts';
import { overlap, type Span } from '../../kernel/span.ts';
import type { CivilDay } from '../../kernel/units.ts';
import { wordOf } from '../../rules/clause.ts';
import { KALAS as ALL_KALAS, coverOf, type DayFrame, type KalaId, kalaOf } from '../../rules/kala.ts';
import { sunriseDay } from '../../rules/meeting.ts';
import type { Source } from '../../rules/source.ts';
import { TITHI_RULES } from '../../rules/tables/tithi-nirnaya.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { clock, dateText, deg6, round3, window } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { TEXT } from '../siddhanta/moment.ts';
import { type ViewInput, view } from '../view.ts';
import { clockOrNull, samplesOf } from './fields.ts';
import type { tithiNirnayaYantraReply } from './tithi-nirnaya.reply.ts';

const KALAS = ['pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna', 'pradosha', 'nishitha', 'arunodaya'] as const;
type Kala = (typeof KALAS)[number];
export const FIELDS = ['elongation'] as const;

interface Line {
  readonly day: Day;
  readonly frame: DayFrame;
  readonly hasSun: boolean;
}

const lineOf = (day: Day): Line => {
  const frame = day.frame;
  return isNone(frame) ? { day, frame: day.frameAboutNoon, hasSun: false } : { day, frame, hasSun: true };
};

/** The days that the tithi touches, in order: the requested day and, if touched, its neighbours. */
function linesOf(day: Day, tithi: Span): Line[] {
  const lines = [day.previous, day, day.next].map(lineOf);
  return lines.filter(
    (line) => line.day === day || overlap({ from: line.frame.sunrise, to: line.frame.nextSunrise }, tithi) !== null,
  );
}

function tithiNirnayaYantraOf({ sky, day: civil, t, basis, say }: ViewInput) {
  const moment = momentUnder(sky, civil, t, basis);
  const { place } = sky;
  const tithi = moment.anga('tithi');
  const lines = linesOf(moment.day, tithi);
  const own = lines.find(({ day }) => day === moment.day);
  const sunrises = lines.filter(({ frame }) => tithi.from <= frame.sunrise && frame.sunrise < tithi.to).length;
  const byRise = sunriseDay(
    tithi,
    lines.map(({ frame }) => frame),
  );
  const bounds = moment.day.bounds;
  return {
    text: TEXT,
    at: clock(place, t),
    elongation: deg6(moment.elongation),
    tithi: {
      ...say.named('tithi', tithi.number),
      paksha: tithi.number <= 15 ? ('shukla' as const) : ('krishna' as const),
      start: clock(place, tithi.from),
      end: clock(place, tithi.to),
      kind: sunrises === 0 ? ('kshaya' as const) : sunrises > 1 ? ('vriddhi' as const) : ('usual' as const),
      verse: 'II.64-69',
    },
    days: lines.map((line) => dayOf(line, tithi, say)),
    decisions: decisionsOf(lines, own ?? lines[0], tithi, say),
    sunrise_date: byRise === null ? null : dateText(byRise),
    samples: samplesOf(place, { start: bounds.from, stepMinutes: 60, count: 27 }, FIELDS, (each) => [
      deg6((((sky.longitude('chandra', each) - sky.longitude('surya', each)) % 360) + 360) % 360),
    ]),
    ...notesReplyOf(say, [
      ...(lines.some(({ hasSun }) => !hasSun) ? ['day_about_noon' as const] : []),
      ...(byRise === null ? ['tithi_without_sunrise' as const] : []),
    ]),
  };
}

type ViewVoice = ViewInput['say'];

function dayOf({ day, frame, hasSun }: Line, tithi: AngaSpan, say: ViewVoice) {
  const { place } = day;
  const spans = day.transitions('tithi');
  return {
    date: dateText(day.civil),
    weekday: say.named('vara', weekdayOf(day.civil)),
    sunrise: clockOrNull(place, day.sunrise),
    sunset: clockOrNull(place, day.sunset),
    next_sunrise: clockOrNull(place, day.nextSunrise),
    sunrise_tithi: say.named('tithi', spans[0]?.number ?? tithi.number),
    spans: spans.map(({ number, from, to }) => ({
      ...say.named('tithi', number),
      start: clock(place, from),
      end: clock(place, to),
    })),
    kalas: kalasOf((id) => {
      if (!hasSun) return null;
      const kala = kalaOf(id, frame);
      return { ...window(place, kala), covered: round3(coverOf(kala, tithi)), viddha: viddhaIn(kala, tithi) };
    }),
    verse: 'II.46, II.59-63',
  };
}

export const kalasOf = <T>(of: (id: Kala) => T): Record<Kala, T> => ({
  pratah: of('pratah'),
  sangava: of('sangava'),
  madhyahna: of('madhyahna'),
  aparahna: of('aparahna'),
  sayahna: of('sayahna'),
  pradosha: of('pradosha'),
  nishitha: of('nishitha'),
  arunodaya: of('arunodaya'),
});

/** The neighbouring tithi that shares the window: the one before (purva), the one after (para), or none. */
const viddhaIn = (kala: Span, tithi: Span): 'purva' | 'para' | 'none' =>
  tithi.from > kala.from && tithi.from < kala.to
    ? 'purva'
    : tithi.to > kala.from && tithi.to < kala.to
      ? 'para'
      : 'none';

/** Whether the time is one of the kalas. Moonrise is not: for it the cover of daylight is given instead. */
const isKala = (kala: string): kala is KalaId => Object.hasOwn(ALL_KALAS, kala);

interface Decision {
  readonly kala: string;
  readonly vrata: Occurrence | null;
  readonly take: CivilDay;
  readonly because: string;
  readonly rule: string;
  readonly source: Source;
}

function decisionsOf(lines: readonly Line[], own: Line | undefined, tithi: AngaSpan, say: ViewVoice) {
  if (own === undefined) return [];
  const made = [...generalOf(own, tithi), ...lines.flatMap(({ day }) => vratasOf(day, tithi))];
  return made.map(({ kala, vrata, take, because, rule, source }) => {
    const covered = lines.map(({ frame }) => round3(coverOf(kalaOf(isKala(kala) ? kala : 'daylight', frame), tithi)));
    const chosen = lines.find(({ day }) => day.civil === take);
    return {
      kala,
      vrata: vrata === null ? null : { id: vrata.id, ...say.byId('festival', vrata.name) },
      take: dateText(take),
      viddha:
        chosen === undefined
          ? ('none' as const)
          : viddhaIn({ from: chosen.frame.sunrise, to: chosen.frame.sunset }, tithi),
      because,
      covered,
      rule,
      citation: say.cite(source),
    };
  });
}

/** The decision by the general rule of the tithi, if the Sun rises and sets on the day. */
function generalOf({ day, frame, hasSun }: Line, tithi: AngaSpan): Decision[] {
  if (!hasSun) return [];
  const found = nirnayaOf(nirnayaDayOf(day, frame)).candidates.find((each) => each.tithi.number === tithi.number);
  if (found === undefined) return [];
  const { on, because, rule, source } = found;
  const kala = TITHI_RULES.find(({ id }) => id === rule)?.kala ?? 'daylight';
  return [{ kala, vrata: null, take: on, because, rule, source }];
}

const vratasOf = (day: Day, tithi: AngaSpan): Decision[] =>
  occurrencesOfDay(day)
    .filter(({ anga }) => anga?.number === tithi.number && Math.abs(anga.from - tithi.from) < 1)
    .map((kept) => ({
      kala: kept.kala,
      vrata: kept,
      take: kept.day,
      because: wordOf(kept.verdict.because.when),
      rule: kept.id,
      source: kept.verdict.because.source,
    }));

export const tithiNirnayaYantra = view<typeof tithiNirnayaYantraReply>()({
  field: 'tithi_nirnaya_yantra',
  summary: 'The tithi over its days, the hours of the rite it covers, and the day it is observed on',
  reads: 'moment',
  of: tithiNirnayaYantraOf,
});
