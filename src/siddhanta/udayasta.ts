/** IX: who is lost in the Sun's rays, and when each will set in them or come out. */
import { isNone, TARA_GRAHAS, type TaraGraha } from '../engines/engine.ts';
import { type KalamshaWorking, kalamshaOf } from '../engines/surya-siddhanta/udayasta.ts';
import { isoDate } from '../kernel/civil.ts';
import { type CivilDay, civilDay, type JdUt } from '../kernel/units.ts';
import { clock, deg6, round4 } from '../text/format.ts';
import { type At, type Moment, momentOf, TEXT } from './moment.ts';

type Body = TaraGraha | 'chandra';
const BODIES: readonly Body[] = ['chandra', ...TARA_GRAHAS];

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
      .flatMap((body) => eventsOf(moment, body, day, body === 'chandra' ? Math.min(days, 31) : days))
      .sort((a, b) => (a.at < b.at ? -1 : 1)),
    notes: ['each is reckoned at the own sunset when it stands west of the Sun, at the own sunrise when east'],
    verses: { kalamsha: 'IX.4-5', limits: 'IX.6-9', moon: 'X.1', drkkarma: 'VII.8-10', direction: 'IX.2-3' },
  };
}

/** The body on that day: at sunset in the west, at sunrise in the east; at noon where the Sun does neither. */
function workingOn({ dina, sky }: Moment, body: Body, day: CivilDay): { at: JdUt; working: KalamshaWorking } {
  const noon = sky.noon(day);
  const side = kalamshaOf(dina, body, noon).side;
  const event = side === 'west' ? sky.sunset(day) : sky.sunrise(day);
  const at = isNone(event) ? noon : event;
  return { at, working: kalamshaOf(dina, body, at) };
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
    sun_place: deg6(working.sunPlace),
    graha_place: deg6(working.bodyPlace),
    asu: round4(working.deg * 60),
  };
}

/** Whole days during which a body certainly stays on its side of the limit. */
function daysToSpare({ dina }: Moment, { deg, limitDeg, elongationDeg }: KalamshaWorking): number {
  const fromLimit = Math.abs(elongationDeg) > 90 ? Math.abs(elongationDeg) - 90 : Math.abs(deg - limitDeg) - LIMIT_TURN;
  const slowest = Math.max(...(dina.desha.rising?.asu ?? [1935])) / 1800;
  const perDay = FASTEST * slowest * (1 + Math.abs(dina.desha.palabha) / 12);
  return Math.max(Math.floor(fromLimit / perDay), 1);
}
/** Degrees a day that Mercury, turning back, nears the Sun at most; in time, times the rising of the slowest sign. */
const FASTEST = 2.5;
/** The limits of Mercury and Venus change by two degrees when they turn. */
const LIMIT_TURN = 2;

/** As an observer would: the first day on which it is no longer, or again, seen. Days that cannot differ are skipped. */
function eventsOf(moment: Moment, body: Body, from: CivilDay, days: number) {
  const found: { graha: Body; event: 'asta' | 'udaya'; side: 'east' | 'west'; date: string; at: string }[] = [];
  const first = workingOn(moment, body, from).working;
  let seen = first.visible;
  for (let i = body === 'chandra' ? 1 : daysToSpare(moment, first); i <= days; ) {
    const day = civilDay(from + i);
    const { at, working } = workingOn(moment, body, day);
    i += body === 'chandra' ? 1 : daysToSpare(moment, working);
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
