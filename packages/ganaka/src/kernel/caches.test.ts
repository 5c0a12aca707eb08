import { expect, test } from 'vitest';
import { BoundedCache, cachedOn, type OwnerCache, Ring } from './caches.ts';

const owner = (): { kept: OwnerCache } => ({ kept: new Map() });

test('a value is computed once for each owner', () => {
  let asked = 0;
  const count = cachedOn((_: { kept: OwnerCache }) => ++asked);
  const [one, other] = [owner(), owner()];
  expect([count(one), count(one), count(other), count(one)]).toEqual([1, 1, 2, 1]);
});

test('null is cached too', () => {
  let asked = 0;
  const nothing = cachedOn((_: { kept: OwnerCache }): null => {
    asked++;
    return null;
  });
  const one = owner();
  expect([nothing(one), nothing(one), asked]).toEqual([null, null, 1]);
});

test('two functions of one owner never share a value, however similar they are', () => {
  const make = () => cachedOn((_: { kept: OwnerCache }) => ({}));
  const [first, second] = [make(), make()];
  const one = owner();
  expect(first(one)).not.toBe(second(one));
  expect(first(one)).toBe(first(one));
});

test('a full table is emptied', () => {
  const table = new BoundedCache<number>(2);
  let solved = 0;
  const at = (n: number) => table.at(n, () => ++solved);
  expect([at(1), at(2), at(1), at(2)]).toEqual([1, 2, 1, 2]);
  expect([at(3), at(1)]).toEqual([3, 4]);
});

test('a ring holds neighbouring keys, negative ones too, and a distant key replaces an older one', () => {
  const ring = new Ring(4);
  for (let n = -2; n <= 1; n++) ring.set(n, n * 10);
  expect([-2, -1, 0, 1].map((n) => ring.get(n))).toEqual([-20, -10, 0, 10]);
  ring.set(2, 20);
  expect([ring.get(2), ring.get(-2), ring.get(6)]).toEqual([20, undefined, undefined]);
});
