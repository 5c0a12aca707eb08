import { expect, test } from 'vitest';
import { suryaSiddhanta } from '../../../test/kit/engines.ts';
import { dayOf } from '../../kernel/civil.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { ENGLISH } from '../../text/voice.ts';
import { shankuOf } from './shanku.ts';

test.each([
  [50, 6],
  [23.18, 12],
  [10, 6],
  [0, 3],
  [-10, 12],
  [-33.9, 6],
  [-33.9, 12],
])('at latitude %f in month %i the noon shadow gives back the latitude and the declination', (lat, month) => {
  const sky = suryaSiddhanta().skyOver(placeWithOffset('a place', lat, 75, 5), { bija: 'full', jya: 'exact' });
  const day = dayOf({ year: 2026, month, day: 21 });
  const noon = { sky, t: sky.noon(day), day, say: ENGLISH };
  const { shadow, declination } = shankuOf(noon);
  if (shadow === null) throw new Error('no shadow at noon');
  const measured = shankuOf({ ...noon, params: { shadow } }).from_shadow?.if_at_noon;
  expect(measured?.latitude).toBeCloseTo(lat, 2);
  expect(measured?.declination).toBeCloseTo(declination, 2);
});
