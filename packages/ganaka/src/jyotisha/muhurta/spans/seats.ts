/**
 * The directions of everything that matters to a traveller through a day, for a drawing on a compass. `directions.ts`
 * judges the same for one direction.
 */
import type { Span } from '../../../kernel/span.ts';
import type { DirectionId } from '../../../rules/tables/vasa.ts';
import { dishaShula, nakshatraShula, yoginiVasa } from '../../panchanga/sankalpa/vasa.ts';
import { within } from '../windows.ts';
import { isExemptFromParigha, kalaSeat, moonSide, opposite, shukraSeen, sideOf } from './directions.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import { cutTo, type Run } from './runs.ts';

export const SEATED = ['shula', 'star_shula', 'yogini', 'kala', 'pasha', 'chandra', 'parigha', 'shukra'] as const;

export interface Seat {
  readonly id: (typeof SEATED)[number];
  /** The direction; for parigha the side of the Moon's nakshatra. */
  readonly direction: DirectionId;
  readonly span: Span;
}

/** Returns one seat for each run of a day that has a direction. */
const through = (id: Seat['id'], day: MuhurtaDay, runs: readonly Run[], seat: (number: number) => DirectionId | null) =>
  cutTo(day.bounds, runs).flatMap((run): Seat[] => {
    const direction = seat(run.number);
    return direction === null ? [] : [{ id, direction, span: run }];
  });

export function seatsOn(day: MuhurtaDay): Seat[] {
  const kala = kalaSeat(day.weekday);
  const pasha = opposite(kala);
  const stars = day.transitions('nakshatra');
  const shukra = shukraSeen(day);
  return [
    { id: 'shula', direction: dishaShula(day), span: day.bounds },
    ...through('star_shula', day, stars, (n) => nakshatraShula({ moonNakshatra: n })),
    ...through('yogini', day, day.transitions('tithi'), (n) => yoginiVasa({ tithi: n })),
    // kala and pasha change places by night
    { id: 'kala', direction: kala, span: day.daylight },
    { id: 'kala', direction: pasha, span: day.night },
    { id: 'pasha', direction: pasha, span: day.daylight },
    { id: 'pasha', direction: kala, span: day.night },
    ...through('chandra', day, day.rashis('chandra'), moonSide),
    ...through('parigha', day, stars, (n) => (isExemptFromParigha(n) ? null : sideOf(n))),
    ...(shukra === null
      ? []
      : within(shukra.spans, day.bounds).map((span): Seat => ({ id: 'shukra', direction: shukra.side, span }))),
  ];
}
