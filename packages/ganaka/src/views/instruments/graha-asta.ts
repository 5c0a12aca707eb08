/**
 * When Venus and Jupiter are hidden by the Sun, with the days of their vardhakya (old age) and balya (infancy); also
 * the asta of the other three planets.
 */

import { BoundedCache, type CacheOwner, cachedOn } from '../../kernel/caches.ts';
import { type CivilDay, civilDay, jdUt } from '../../kernel/units.ts';
import type { Source } from '../../rules/source.ts';
import { clock, deg6, round2 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from '../siddhanta/moment.ts';
import { BodyWatch, daysToSpare, eventsOf, noKalamsha } from '../siddhanta/udayasta.ts';
import { view } from '../view.ts';
import { samplesOf } from './fields.ts';
import type { grahaAstaReply } from './graha-asta.reply.ts';

/** Longer than the synodic period of Venus (584 days), so that every kind of event occurs in the span. */
const AHEAD_DAYS = 600;
/** Far enough back to find the start of a current period: Jupiter and Saturn are hidden for a month, Mars for four. */
const BACK_DAYS = 180;
/** The length of the sampled band: two years, of which half a year is past. */
const SAMPLE_DAYS = 731;
const NEXT = 4;

const AGES: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '5.27',
  gist: 'graha_asta.guru_old_young_fifteen_days',
};
const SEVEN: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, guru-shukraste varjyani',
  kind: 'section',
  gist: 'graha_asta.old_age_seven_days_before',
};

type Aged = 'shukra' | 'guru';
type Other = 'mangala' | 'budha' | 'shani';
/** The days of vardhakya and balya by Muhurta Chintamani 5.27. */
const daysOld = (graha: Aged, side: 'east' | 'west'): number => (graha === 'guru' ? 15 : side === 'east' ? 15 : 5);
const daysYoung = (graha: Aged, side: 'east' | 'west'): number => (graha === 'guru' ? 15 : side === 'east' ? 3 : 10);
const SEVEN_DAYS = 7;

export function grahaAstaOf(at: At) {
  const moment = momentOf(at);
  const { day, place } = moment;
  const none = noKalamsha(moment);
  const { samples, aged, others } = walkOf(moment, civilDay(day - BACK_DAYS));
  return {
    text: TEXT,
    at: clock(place, moment.t),
    grahas: { shukra: agedOf(moment, 'shukra', aged.shukra, at.say), guru: agedOf(moment, 'guru', aged.guru, at.say) },
    samples,
    others: {
      mangala: otherOf(moment, 'mangala', others.mangala),
      budha: otherOf(moment, 'budha', others.budha),
      shani: otherOf(moment, 'shani', others.shani),
    },
    ...notesReplyOf(at.say, [...(none ? ['no_kalamsha' as const] : []), 'kalamsha_samples']),
  };
}

/**
 * The results for two years. They are computed once per day, so they are the same for every hour of the requested day.
 */
interface Walk {
  readonly samples: ReturnType<typeof samplesOf>;
  readonly aged: Readonly<Record<Aged, readonly Seen[]>>;
  readonly others: Readonly<Record<Other, readonly Seen[]>>;
}
type Seen = ReturnType<typeof eventsOf> extends Generator<infer E, undefined> ? E : never;

/** The walks are cached, because the page requests the same place and day every minute. */
const KEPT_WALKS = 16;
const walks = cachedOn((_: CacheOwner) => new BoundedCache<Walk, string>(KEPT_WALKS));

function walkOf(moment: SiddhantaMoment, first: CivilDay): Walk {
  const { latDeg, lonDeg, zone, tzHours } = moment.place;
  return walks(moment.sky.almanac).at([latDeg, lonDeg, zone, tzHours, first].join('|'), () => {
    const [shukra, guru] = [new BodyWatch(moment, 'shukra'), new BodyWatch(moment, 'guru')];
    const next = (graha: Other): Seen[] => firstTwo(eventsOf(new BodyWatch(moment, graha), moment.day, AHEAD_DAYS));
    const all = (watch: BodyWatch): Seen[] => [...eventsOf(watch, first, BACK_DAYS + AHEAD_DAYS)];
    const bands = [bandOf(shukra, first), bandOf(guru, first)];
    const days = { start: moment.sky.noon(first), stepMinutes: 1440, count: SAMPLE_DAYS };
    return {
      samples: samplesOf(moment.place, days, FIELDS, (_, n) => bands.map((band) => band[n] ?? null)),
      aged: { shukra: all(shukra), guru: all(guru) },
      others: { mangala: next('mangala'), budha: next('budha'), shani: next('shani') },
    };
  });
}

export const FIELDS = ['shukra_kalamsha', 'guru_kalamsha'] as const;

/**
 * The kalamsha of the graha at each day's noon; null on days on which it is more than 90° from the Sun. Days on which
 * it cannot yet have come that near are skipped.
 */
function bandOf(watch: BodyWatch, first: CivilDay): (number | null)[] {
  const band: (number | null)[] = Array.from({ length: SAMPLE_DAYS }, () => null);
  if (noKalamsha(watch.moment)) return band;
  let last: 'east' | 'west' | undefined;
  for (let i = 0; i < SAMPLE_DAYS; ) {
    const { working } = watch.on(civilDay(first + i), last);
    last = working.side;
    const away = Math.abs(working.elongationDeg) > 90;
    if (!away) band[i] = round2(working.side === 'west' ? working.deg : -working.deg);
    i += away ? daysToSpare(watch, working) : 1;
  }
  return band;
}

function standOf(watch: BodyWatch) {
  const { moment } = watch;
  const { working } = watch.on(moment.day);
  const none = noKalamsha(moment);
  return {
    kalamsha: none ? null : deg6(working.deg),
    limit: working.limitDeg,
    visible: none ? null : working.visible,
    side: working.side,
    elongation: deg6(working.elongationDeg),
    retrograde: working.retrograde,
  };
}

function otherOf(moment: SiddhantaMoment, graha: Other, events: readonly Seen[]) {
  const { kalamsha, limit, visible, side } = standOf(new BodyWatch(moment, graha));
  return {
    kalamsha,
    limit,
    visible,
    side,
    next: events.map(({ event, side: where, t }) => ({
      event,
      side: where,
      at: clock(moment.place, t),
    })),
    verse: 'IX.4-9',
  };
}

function firstTwo<T>(list: Iterable<T>): T[] {
  const found: T[] = [];
  for (const each of list) if (found.push(each) === 2) break;
  return found;
}

function agedOf(moment: SiddhantaMoment, graha: Aged, events: readonly Seen[], say: Voice) {
  const { place, day, sky } = moment;
  const { retrograde, ...stand } = standOf(new BodyWatch(moment, graha));
  const limitChanges = graha === 'shukra';
  return {
    ...stand,
    limit_reason: limitChanges ? (retrograde ? ('retrograde' as const) : ('direct' as const)) : ('none' as const),
    next: events
      .filter(({ t }) => t > sky.noon(civilDay(day - 1)))
      .slice(0, NEXT)
      .map(({ event, side, t }) => ({ event, side, at: clock(place, t) })),
    periods: events.flatMap((asta, i) => {
      const udaya = events[i + 1];
      if (asta.event !== 'asta' || udaya === undefined) return [];
      const around = (old: number, young: number) => ({
        vardhakya: { start: clock(place, jdUt(asta.t - old)), end: clock(place, asta.t) },
        balya: { start: clock(place, udaya.t), end: clock(place, jdUt(udaya.t + young)) },
      });
      return [
        {
          asta: clock(place, asta.t),
          asta_side: asta.side,
          udaya: clock(place, udaya.t),
          udaya_side: udaya.side,
          ...around(daysOld(graha, asta.side), daysYoung(graha, udaya.side)),
          citation: say.cite(AGES),
          other: { ...around(SEVEN_DAYS, SEVEN_DAYS), citation: say.cite(SEVEN) },
        },
      ];
    }),
    verse: 'VII.8-10, IX.2-11',
  };
}

export const grahaAsta = view<typeof grahaAstaReply>()({
  field: 'graha_asta',
  summary: 'Setting and rising of Venus and Jupiter in the Sun’s rays, their old age and infancy; two years of samples',
  reads: 'moment',
  of: grahaAstaOf,
});
