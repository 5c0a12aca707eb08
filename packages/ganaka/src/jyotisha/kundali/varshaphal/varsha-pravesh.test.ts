import { expect, test } from 'vitest';
import { drik, suryaSiddhanta, trueChitra } from '../../../../test/kit/engines.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { defaultsOf } from '../../../sky/engines/engine.ts';
import { varshaPravesh } from './varsha-pravesh.ts';

const ujjain = placeWithOffset('Ujjain', 23.1828, 75.7772, 5.5);

test.each([drik(), trueChitra('chitrapaksha'), suryaSiddhanta()])(
  'at the entry into Mesha the Sun is in Mesha: $info.id',
  (engine) => {
    const sky = engine.skyOver(ujjain, defaultsOf(engine.info));
    for (let year = 1801; year < 2199; year += 4) {
      const { rashi, amsha } = varshaPravesh(sky, year).mesha.grahas.surya;
      expect(rashi, `${year}`).toBe(1);
      expect(amsha, `${year}`).toBeLessThan(1e-6);
    }
  },
);
