/** Surya-siddhanta IX: which bodies are hidden by the Sun, and when each will set or rise heliacally. */

import { isoDate } from '../../kernel/civil.ts';
import { type CivilDay, civilDay, type JdUt } from '../../kernel/units.ts';
import { isNone, TARA_GRAHAS, type TaraGraha } from '../../sky/engines/engine.ts';
import { type KalamshaWorking, kalamshaOf } from '../../sky/engines/siddhantic/udayasta.ts';
import { GNOMON } from '../../sky/engines/siddhantic/units.ts';
import { clock, deg6, round4 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { defaulted, within } from '../kit/parameter.ts';
import { days } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';
import type { udayastaReply } from './udayasta.reply.ts';

export type UdayastaBody = TaraGraha | 'chandra';
const BODIES: readonly UdayastaBody[] = ['chandra', ...TARA_GRAHAS];
/** Long enough for one setting and one rising of the Moon, which occur in every lunation. */
const MOON_DAYS = 31;

export const udayastaOf = (at: At) => risingsOf(at, BODIES);
/** Venus and Jupiter, during whose asta almanacs allow no auspicious undertakings. */
export const grahaAstaOf = (at: At) => risingsOf(at, ['guru', 'shukra']);

function risingsOf(at: At, bodies: readonly UdayastaBody[]) {
  const moment = momentOf(at);
  const { day } = moment;
  const days = at.params?.days ?? 400;
  const watches = bodies.map((body) => new BodyWatch(moment, body));
  return {
    text: TEXT,
    grahas: Object.fromEntries(watches.map((watch) => [watch.body, standOf(watch, day)])),
    events: watches
      .flatMap((watch) => [...eventsOf(watch, day, watch.body === 'chandra' ? Math.min(days, MOON_DAYS) : days)])
      .sort((a, b) => a.t - b.t)
      .map(({ graha, event, side, day: on, t }) => ({
        graha,
        event,
        side,
        date: isoDate(on),
        at: clock(moment.place, t),
      })),
    ...notesReplyOf(at.say, [
      ...(noKalamsha(moment) ? ['no_kalamsha' as const] : []),
      'sides_of_the_sun',
      ({ moon_events_days }) => moon_events_days(MOON_DAYS),
    ]),
    verses: { kalamsha: 'IX.4-5', limits: 'IX.6-9', moon: 'X.1', drkkarma: 'VII.8-10', direction: 'IX.2-3' },
  };
}

interface Stand {
  readonly at: JdUt;
  readonly working: KalamshaWorking;
}

/**
 * A body observed from day to day. Results are cached, because the sampled band and the events of a page use the same
 * days.
 */
export class BodyWatch {
  readonly moment: SiddhantaMoment;
  readonly body: UdayastaBody;
  readonly #seen = new Map<JdUt, KalamshaWorking>();

  constructor(moment: SiddhantaMoment, body: UdayastaBody) {
    this.moment = moment;
    this.body = body;
  }

  /**
   * The body on that day: at sunset in the west, at sunrise in the east; at noon if the Sun does not rise or set.
   * `last` is the side on the last day looked at. It is tried first, because the side changes only a few times a year.
   */
  on(day: CivilDay, last: 'east' | 'west' = 'west'): Stand {
    const tried = this.#at(day, last);
    return tried.working.side === last ? tried : this.#at(day, tried.working.side);
  }

  #at(day: CivilDay, side: 'east' | 'west'): Stand {
    const { sky } = this.moment;
    const event = side === 'west' ? sky.sunset(day) : sky.sunrise(day);
    const at = isNone(event) ? sky.noon(day) : event;
    return { at, working: this.#look(at) };
  }

  #look(at: JdUt): KalamshaWorking {
    const known = this.#seen.get(at);
    if (known !== undefined) return known;
    const seen = kalamshaOf(this.moment.dina, this.body, at);
    this.#seen.set(at, seen);
    return seen;
  }
}

/** True where not every sign rises. The method of rising times, and with it the kalamsha, then has no answer. */
export const noKalamsha = ({ dina }: SiddhantaMoment): boolean => dina.desha.rising === null;
function standOf(watch: BodyWatch, day: CivilDay) {
  const { moment } = watch;
  const { at, working } = watch.on(day);
  const none = noKalamsha(moment);
  return {
    at: clock(moment.place, at),
    kalamsha: none ? null : deg6(working.deg),
    limit: working.limitDeg,
    visible: none ? null : working.visible,
    side: working.side,
    elongation: deg6(working.elongationDeg),
    retrograde: working.retrograde,
    longitude: deg6(working.longitude),
    latitude: deg6(working.latitude),
    ayana_drkkarma: deg6(working.ayana),
    aksha_drkkarma: deg6(working.aksha),
    sun_place: deg6(working.sunPlace),
    graha_place: deg6(working.bodyPlace),
    asu: none ? null : round4(working.deg * 60),
  };
}

/**
 * The number of whole days during which the body certainly stays on its side of the visibility limit. Even at a
 * constant distance from the Sun a body can come nearer to the limit, because both move into signs that rise faster.
 * The Moon is checked every day.
 */
export function daysToSpare({ moment, body }: BodyWatch, working: KalamshaWorking): number {
  const { deg, limitDeg, elongationDeg, visible } = working;
  const { desha } = moment.dina;
  const asu = desha.rising?.asu;
  if (body === 'chandra' || asu === undefined) return 1;
  const { nears, swings, turn } = SPEED[body];
  const elongation = Math.abs(elongationDeg);
  const byTime = Math.abs(deg - limitDeg) - turn;
  // beyond 90 degrees every body counts as visible; in the far north a body may become visible only there
  const fromLimit = elongation > 90 ? elongation - 90 : visible ? byTime : Math.min(byTime, 90 - elongation);
  const slowest = Math.max(...asu) / ASU_OF_A_SIGN;
  const fastest = Math.min(...asu) / ASU_OF_A_SIGN;
  const perDay =
    (nears + (swings * Math.abs(desha.palabha)) / GNOMON) * slowest + SUN_DEG_PER_DAY * (slowest - fastest);
  return Math.max(Math.floor(fromLimit / perDay), 1);
}
/** The rising time of a sign if all signs rose equally fast. */
const ASU_OF_A_SIGN = 1800;
/** The largest motion of the Sun. */
const SUN_DEG_PER_DAY = 1.03;
/**
 * Upper bounds in degrees: the daily approach to the Sun, the daily change of latitude, and the jump of the visibility
 * limit when the planet turns retrograde. `daysToSpare` multiplies them by the rising time of the slowest sign.
 */
const SPEED: Readonly<Record<TaraGraha, { nears: number; swings: number; turn: number }>> = {
  mangala: { nears: 1.8, swings: 0.2, turn: 0 },
  budha: { nears: 2.5, swings: 0.5, turn: 2 },
  guru: { nears: 1.3, swings: 0.1, turn: 0 },
  shukra: { nears: 2.1, swings: 0.7, turn: 2 },
  shani: { nears: 1.25, swings: 0.1, turn: 0 },
};

interface Event {
  readonly graha: UdayastaBody;
  readonly event: 'asta' | 'udaya';
  readonly side: 'east' | 'west';
  readonly day: CivilDay;
  readonly t: JdUt;
}

/**
 * The events as an observer sees them: the first day on which the body is no longer visible, or visible again. Days on
 * which nothing can have changed are skipped. A caller that needs only the next two events stops the generator early.
 */
export function* eventsOf(watch: BodyWatch, from: CivilDay, days: number): Generator<Event, undefined> {
  if (noKalamsha(watch.moment)) return;
  let last = watch.on(from).working;
  let seen = last.visible;
  for (let i = daysToSpare(watch, last); i <= days; ) {
    const day = civilDay(from + i);
    const { at, working } = watch.on(day, last.side);
    last = working;
    i += daysToSpare(watch, working);
    if (working.visible === seen) continue;
    seen = working.visible;
    yield { graha: watch.body, event: seen ? 'udaya' : 'asta', side: working.side, day, t: at };
  }
}

export const udayasta = view<typeof udayastaReply>()({
  field: 'udayasta',
  summary: 'Setting and rising in the Sun’s rays: degrees of time, limits, coming events',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 800), 400) },
  heavyWhen: (params) => params.days > 400,
  of: udayastaOf,
});
