/** Where the Sun or the Moon does not do what a page asks of them, the page says why it has no number. */
import { describe, expect, test } from 'vitest';
import { suryaSiddhanta } from '../../../test/kit/engines.ts';
import { dayOf } from '../../kernel/civil.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { jdUt } from '../../kernel/units.ts';
import { ENGLISH } from '../../text/voice.ts';
import { udayaYantraOf } from '../instruments/udaya.ts';
import { shankuOf } from './shanku.ts';
import { shringonnatiOf } from './shringonnati.ts';
import { suryaChakraOf } from './surya-chakra.ts';
import { triprashnaOf } from './triprashna.ts';

function at(latDeg: number, month: number, hours: number) {
  const day = dayOf({ year: 2026, month, day: 21 });
  const sky = suryaSiddhanta().skyOver(placeWithOffset('a place', latDeg, 75, 5), { bija: 'full', jya: 'exact' });
  return { sky, t: jdUt(day - 0.5 + (hours - 5) / 24), day, say: ENGLISH, params: { days: 3 } };
}

describe.each([
  ['polar night', 75, 12, 12],
  ['midnight sun', 75, 6, 0],
  ['a pole', 90, 6, 12],
  ['night', 23, 3, 1],
  ['noon south of the equator', -23, 6, 12],
])('%s', (_, lat, month, hours) => {
  test.each([
    ['triprashna', triprashnaOf],
    ['shanku', shankuOf],
    ['udaya-yantra', udayaYantraOf],
    ['shringonnati', shringonnatiOf],
    ['surya-chakra', suryaChakraOf],
  ])('%s: what is null has its reason', (_, pageOf) => {
    const { notes, ...page } = pageOf(at(lat, month, hours));
    // what was not asked for needs no reason
    const text = JSON.stringify(page).replace('"from_shadow":null,"suggestion":null', '');
    if (text.includes('null'))
      expect(notes.filter((note) => !note.startsWith('sunrise is the text’s'))).not.toEqual([]);
  });
});

test('the shadow of the night and the unrisen Sun are told apart', () => {
  expect(shankuOf(at(23, 3, 1)).notes).toEqual(['the Sun is below the horizon: there is no shadow']);
  expect(shankuOf(at(75, 6, 0)).notes).toEqual(['the Sun does not rise or set on this day: it stays up']);
});
