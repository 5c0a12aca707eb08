import { expect, test } from 'vitest';
import { drik } from '../../../test/kit/engines.ts';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { dayOf, midnight } from '../../kernel/civil.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { plusDays } from '../../kernel/units.ts';
import { ENGLISH } from '../../text/voice.ts';
import { vasa } from './vasa.ts';

const sky = drik().skyOver(placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});

test('Agni stays until tithi or vara ends, whichever comes first; Shiva and the yogini until the tithi ends', () => {
  for (let i = 0; i < 120; i++) {
    const civil = plusDays(dayOf({ year: 2026, month: 11, day: 1 }), i);
    const moment = momentUnder(sky, civil, plusDays(midnight(civil, 5.5), 0.75));
    const said = vasa.of(moment, ENGLISH);
    const [agni, shiva] = [said.agni.until, said.shiva.until];
    expect(agni <= shiva).toBe(true);
    expect(agni).not.toBe('');
    // a minute after `until` Agni is elsewhere: the sum of tithi and vara has grown by one
    const at = Math.min(moment.tithi.to, moment.day.bounds.to);
    const after = momentUnder(sky, civil, plusDays(moment.t, at - moment.t + 1 / 1440));
    expect(vasa.of(after, ENGLISH).agni.until).not.toBe(agni);
    expect(after.tithi.number !== moment.tithi.number || after.day.weekday !== moment.day.weekday).toBe(true);
  }
});
