import { expect, test } from 'vitest';
import { suryaSiddhanta } from '../../../test/kit/engines.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { civilDay, plusDays } from '../../kernel/units.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { sutakOf } from './sutak.ts';

const engine = suryaSiddhanta();
const overPacific = (tz: number) =>
  engine.skyOver(placeWithOffset('Pacific', -31, -122, tz), { bija: 'full', jya: 'exact' });

test('the sutak of a Sun that sets eclipsed ends with the next sunrise, whatever the clock shows', () => {
  const own = overPacific(-8);
  const sunset = own.sunset(civilDay(2_461_300));
  const sunrise = own.sunrise(civilDay(2_461_301));
  if (isNone(sunset) || isNone(sunrise)) throw new Error('the Sun rises there every day');
  const seen = { from: plusDays(sunset, -0.05), to: sunset };
  const eclipse = { seen, end: plusDays(sunset, 0.03), risesEclipsed: false, setsEclipsed: true };
  for (let tz = -12; tz <= 14; tz += 0.5) {
    const sutak = sutakOf(overPacific(tz), 'solar', eclipse);
    expect(sutak?.to).toBeCloseTo(sunrise, 6);
    expect(sutak?.yamas).toBe(4);
  }
});
