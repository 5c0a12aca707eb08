/** The compass of a journey, by the verses: kala and pasha MC 11.35, yogini 11.34, the bar 11.36-37, the Moon's side DS 3 (yatra). */
import { expect, test } from 'vitest';
import { suryaSiddhanta } from '../../../../test/kit/engines.ts';
import { dayOf } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import { muhurtaDay } from './muhurta-day.ts';
import { type Seat, seatsOn } from './seats.ts';

const SKY = suryaSiddhanta().skyOver(placeWithOffset('Ujjain', 23.18, 75.77, 5.5), { bija: 'full', jya: 'exact' });
function seats(date: { year: number; month: number; day: number }) {
  const day = muhurtaDay(SKY, dayOf(date));
  if (isNone(day)) throw new Error('the Sun rises at Ujjain');
  const found = seatsOn(day);
  return { day, of: (id: Seat['id']) => found.filter((seat) => seat.id === id) };
}

/** Sunday to Saturday, as the verse has them. */
const KALA = ['north', 'northwest', 'west', 'southwest', 'south', 'southeast', 'east'];
const SHULA = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];

test('kala moves counterclockwise from Sunday on, pasha is opposite, and by night they change places', () => {
  for (let i = 0; i < 7; i++) {
    // 15 November 2026 is a Sunday
    const { day, of } = seats({ year: 2026, month: 11, day: 15 + i });
    const [byDay, byNight] = of('kala');
    expect([byDay?.direction, byDay?.span]).toEqual([KALA[i], day.daylight]);
    expect(byNight?.span).toEqual(day.night);
    expect(of('pasha').map(({ direction }) => direction)).toEqual([byNight?.direction, byDay?.direction]);
    expect(of('shula').map(({ direction }) => direction)).toEqual([SHULA[i]]);
  }
});

test('on 16 November 2026 the Moon in Makara is in the south, her star Shravana west of the bar, Venus in the east', () => {
  const { day, of } = seats({ year: 2026, month: 11, day: 16 });
  expect(of('chandra')[0]?.direction).toBe('south');
  expect(of('parigha')[0]?.direction).toBe('west');
  // saptami: north-west, then ashtami: north-east
  expect(of('yogini').map(({ direction }) => direction)).toEqual(['northwest', 'northeast']);
  expect(of('shukra').map(({ direction }) => direction)).toEqual(['east']);
  for (const id of ['chandra', 'yogini', 'kala', 'pasha'] as const) {
    expect(of(id)[0]?.span.from).toBe(day.bounds.from);
    expect(of(id).at(-1)?.span.to).toBe(day.bounds.to);
  }
});
