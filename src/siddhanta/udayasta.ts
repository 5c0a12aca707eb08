/** IX: who is lost in the Sun's rays, and when each will set in them or come out. */
import { isNone, TARA_GRAHAS, type TaraGraha } from '../engines/engine.ts';
import { GNOMON } from '../engines/surya-siddhanta/constants.ts';
import { type KalamshaWorking, kalamshaOf } from '../engines/surya-siddhanta/udayasta.ts';
import { isoDate } from '../kernel/civil.ts';
import { type CivilDay, civilDay, type JdUt } from '../kernel/units.ts';
import { clock, deg6, round4 } from '../text/format.ts';
import { type At, type Moment, momentOf, TEXT } from './moment.ts';

type Body = TaraGraha | 'chandra';
const BODIES: readonly Body[] = ['chandra', ...TARA_GRAHAS];
/** She sets and rises once in every lunation. */
const MOON_DAYS = 31;

export const udayastaOf = (at: At) => risingsOf(at, BODIES);
/** Venus and Jupiter, whose setting stops the works of the almanac. */
export const grahaAstaOf = (at: At) => risingsOf(at, ['guru', 'shukra']);

function risingsOf(at: At, bodies: readonly Body[]) {
  const moment = momentOf(at);
  const { day } = moment;
  const days = at.params?.days ?? 400;
  return {
    text: TEXT,
    grahas: Object.fromEntries(bodies.map((body) => [body, standOf(moment, body, day)])),
    events: bodies
      .flatMap((body) => eventsOf(moment, body, day, body === 'chandra' ? Math.min(days, MOON_DAYS) : days))
      .sort((a, b) => (a.at < b.at ? -1 : 1)),
    notes: [
      'a body ahead of the Sun is reckoned in the west at the own sunset, one behind it in the east at the own sunrise',
      `the Moon’s events are those of the next ${MOON_DAYS} days`,
    ],
    verses: { kalamsha: 'IX.4-5', limits: 'IX.6-9', moon: 'X.1', drkkarma: 'VII.8-10', direction: 'IX.2-3' },
  };
}

interface Stand {
  readonly at: JdUt;
  readonly working: KalamshaWorking;
}

/**
 * The body on that day: at sunset in the west, at sunrise in the east; at noon where the Sun does neither. The side it had
 * last is tried first, since it changes but a few times a year.
 */
function workingOn({ dina, sky }: Moment, body: Body, day: CivilDay, last: 'east' | 'west' = 'west'): Stand {
  const on = (side: 'east' | 'west'): Stand => {
    const event = side === 'west' ? sky.sunset(day) : sky.sunrise(day);
    const at = isNone(event) ? sky.noon(day) : event;
    return { at, working: kalamshaOf(dina, body, at) };
  };
  const tried = on(last);
  return tried.working.side === last ? tried : on(tried.working.side);
}

function standOf(moment: Moment, body: Body, day: CivilDay) {
  const { at, working } = workingOn(moment, body, day);
  return {
    at: clock(moment.place, at),
    kalamsha: deg6(working.deg),
    limit: working.limitDeg,
    visible: working.visible,
    side: working.side,
    elongation: deg6(working.elongationDeg),
    retrograde: working.retrograde,
    longitude: deg6(working.longitude),
    latitude: deg6(working.latitude),
    ayana_drkkarma: deg6(working.ayana),
    aksha_drkkarma: deg6(working.aksha),
    sun_place: deg6(working.sunPlace),
    graha_place: deg6(working.bodyPlace),
    asu: round4(working.deg * 60),
  };
}

/** Whole days during which a body certainly stays on its side of the limit. The Moon is looked at every day. */
function daysToSpare({ dina }: Moment, body: Body, { deg, limitDeg, elongationDeg }: KalamshaWorking): number {
  if (body === 'chandra') return 1;
  const { nears, swings, turn } = SPEED[body];
  const elongation = Math.abs(elongationDeg);
  const fromLimit = elongation > 90 ? elongation - 90 : Math.abs(deg - limitDeg) - turn;
  const slowest = Math.max(...(dina.desha.rising?.asu ?? [1935])) / 1800;
  const perDay = (nears + (swings * Math.abs(dina.desha.palabha)) / GNOMON) * slowest;
  return Math.max(Math.floor(fromLimit / perDay), 1);
}
/**
 * At most, with room to spare: degrees a day by which each nears the Sun, by which its latitude changes, and by which its
 * limit jumps when it turns. In time, times the rising of the slowest sign.
 */
const SPEED: Readonly<Record<TaraGraha, { nears: number; swings: number; turn: number }>> = {
  mangala: { nears: 1.8, swings: 0.2, turn: 0 },
  budha: { nears: 2.5, swings: 0.5, turn: 2 },
  guru: { nears: 1.3, swings: 0.1, turn: 0 },
  shukra: { nears: 2.1, swings: 0.7, turn: 2 },
  shani: { nears: 1.25, swings: 0.1, turn: 0 },
};

/** As an observer would: the first day on which it is no longer, or again, seen. Days that cannot differ are skipped. */
function eventsOf(moment: Moment, body: Body, from: CivilDay, days: number) {
  const found: { graha: Body; event: 'asta' | 'udaya'; side: 'east' | 'west'; date: string; at: string }[] = [];
  let last = workingOn(moment, body, from).working;
  let seen = last.visible;
  for (let i = daysToSpare(moment, body, last); i <= days; ) {
    const day = civilDay(from + i);
    const { at, working } = workingOn(moment, body, day, last.side);
    last = working;
    i += daysToSpare(moment, body, working);
    if (working.visible === seen) continue;
    seen = working.visible;
    found.push({
      graha: body,
      event: seen ? 'udaya' : 'asta',
      side: working.side,
      date: isoDate(day),
      at: clock(moment.place, at),
    });
  }
  return found;
}
