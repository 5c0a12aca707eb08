import { expect, test, vi } from 'vitest';
import type { Gazetteer, GazetteerPlace } from './gazetteer.ts';
import { placesOnDemand } from './on-demand.ts';

const PLACE: GazetteerPlace = {
  id: '1273313',
  name: 'Dehradun',
  state: 'Uttarakhand',
  country: 'India',
  latDeg: 30.3,
  lonDeg: 78,
  zone: 'Asia/Kolkata',
  population: 1,
  label: 'Dehradun, Uttarakhand, India',
};

const BYTES = new Uint8Array(1);

function watched() {
  const calls = {
    resolve: vi.fn(() => ({ place: PLACE })),
    stateAt: vi.fn(() => PLACE.state),
    search: vi.fn(() => [PLACE]),
  };
  const open = vi.fn((_bytes?: Uint8Array): Gazetteer => ({ size: 1, at: () => PLACE, ...calls }));
  return { ...calls, open, places: placesOnDemand(open, async () => BYTES) };
}

test('the gazetteer is opened by the first request that needs it, and once', () => {
  const { open, places } = watched();
  expect(places.where.isZone('Asia/Kolkata')).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(places.where.stateAt(30.3, 78)).toBe('Uttarakhand');
  expect(places.where.resolve('Dehradun')).toEqual({ place: PLACE });
  places.opened();
  expect(open).toHaveBeenCalledOnce();
});

test('after the steps every way of looking up a place has been used', async () => {
  const { open, resolve, search, stateAt, places } = watched();
  for (const step of places.steps) await step();
  expect(open).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledWith(BYTES);
  expect(search).toHaveBeenCalledOnce();
  expect(resolve).toHaveBeenCalledWith(PLACE.id);
  expect(stateAt).toHaveBeenCalledOnce();
});

test('a request that comes while the bytes are unpacked opens the gazetteer itself', async () => {
  const { open, places } = watched();
  const [unpacking, ...others] = places.steps;
  const unpacked = unpacking?.();
  places.where.stateAt(30.3, 78);
  await unpacked;
  for (const step of others) await step();
  expect(open).toHaveBeenCalledExactlyOnceWith(undefined);
});
