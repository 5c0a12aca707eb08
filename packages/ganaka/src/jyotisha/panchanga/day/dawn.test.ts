import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta } from '../../../../test/kit/engines.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { civilDay, plusDays } from '../../../kernel/units.ts';
import { defaultsOf, isNone } from '../../../sky/engines/engine.ts';
import { isBeforeSunrise } from './dawn.ts';

const ENGINES = [drik(), suryaSiddhanta()];

describe('the short way answers as the Sky does, up to the limit of latitude and on any clock', () => {
  for (const engine of ENGINES)
    for (const [lat, lon, tz] of [
      [35, 77, 5.5],
      [60, 25, 2],
      [-59.5, 25, 2],
      [47.3, 8.5, 1],
      [12.97, 77.6, 5.5],
      [-35, 150, 10],
      [0, -74, 5.5],
      [28.6, 77.2, -11],
    ] as const)
      test(`${engine.info.id} at ${lat}, ${lon}, clock ${tz}`, () => {
        const options = defaultsOf(engine.info);
        const sky = engine.skyOver(placeWithOffset('here', lat, lon, tz), options);
        for (let i = 0; i < 366; i += 6) {
          const day = civilDay((i % 4 === 0 ? 1_000_000 : 2_461_000) + i);
          const at = sky.sunrise(day);
          if (isNone(at)) throw new Error('the Sun rises there every day');
          for (const hours of [-5, -2, -1, -0.01, 0.01, 1, 2, 5])
            expect(isBeforeSunrise(sky, day, plusDays(at, hours / 24))).toBe(hours < 0);
        }
      });
});
