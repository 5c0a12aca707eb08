import { expect, test } from 'vitest';
import { arc } from '../../kernel/angle.ts';
import { jdUt } from '../../kernel/units.ts';
import { exactJya } from '../../sky/engines/siddhantic/jya.ts';
import { suryaGanita } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { diskLipta, kindOf, yutis } from './graha-yuti.ts';
import { aharganaAt } from './madhyama.ts';
import { YOGATARAS } from './nakshatra-yuti.ts';

test('kinds by distance: overlap, contact, under and over a degree (VII.18-20)', () => {
  expect([1, 3.5, 30, 90].map((distance) => kindOf(distance, 6))).toEqual(['bheda', 'ullekha', 'apasavya', 'samagama']);
});

test('at mean distance the disks are 2′, 2′30″, 3′, 3′30″ and 4′ (VII.13-14)', () => {
  const disks = (['mangala', 'shani', 'budha', 'guru', 'shukra'] as const).map((graha) => diskLipta(graha, 3438));
  expect(disks).toEqual([2, 2.5, 3, 3.5, 4]);
});

test('when two meet they have one longitude', () => {
  const ganita = suryaGanita(exactJya, 'full');
  const found = yutis(ganita, jdUt(2461041.5), jdUt(2461341.5), false);
  expect(found.length).toBeGreaterThan(3);
  for (const { at, bodies } of found) {
    const [a, b] = bodies.map(({ graha }) => (graha === 'chandra' ? 0 : ganita.tara(graha, aharganaAt(at)).longitude));
    expect(Math.abs(arc(a ?? 0, b ?? 0))).toBeLessThan(1e-5);
  }
});

test('the junction stars go round in order, Abhijit between Uttara Ashadha and Shravana', () => {
  const places = YOGATARAS.map(({ dhruvakaDeg }) => dhruvakaDeg);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(YOGATARAS.map(({ number }) => number).slice(20, 23)).toEqual([21, 28, 22]);
});
