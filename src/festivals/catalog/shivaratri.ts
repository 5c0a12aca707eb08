/** The great night of Shiva: the dark fourteenth of Magha at midnight. */
import { ds } from '../../rules/source.ts';
import { type FestivalRule, rung } from '../rule.ts';
import { parana, wholeKala } from '../windows.ts';

const AT = '2, Magha (shivaratri)';

export const shivaratri: FestivalRule = {
  id: 'shivaratri',
  on: { masa: 'magha', tithi: 29 },
  line: {
    en: 'Dark fourteenth of Magha (amanta) at nishitha; at both midnights the earlier',
    hi: 'माघ (अमान्त) कृष्ण चतुर्दशी निशीथ में; दोनों दिन हो तो पूर्वदिन',
  },
  kala: 'nishitha',
  ladder: [
    rung('only_first_touches', 'first', ds(AT, 'The fourteenth at midnight of the earlier day alone: that day.')),
    rung('only_second_touches', 'second', ds(AT, 'The fourteenth at midnight of the later day alone: that day.')),
    rung(
      { all: ['second_covers_whole', { not: 'first_covers_whole' }] },
      'second',
      ds(AT, 'A part of nishitha on the earlier day, the whole on the later: the later.'),
    ),
    rung('both_touch', 'first', ds(AT, 'Nishitha on both days: the earlier, after Hemadri and the Kaustubha.')),
    rung('neither_touches', 'second', ds(AT, 'Nishitha on neither day: the later.')),
  ],
  variants: [
    {
      tradition: 'madhava-nirnayasindhu',
      kala: 'nishitha',
      ladder: [
        rung('only_first_touches', 'first', ds(AT, 'The fourteenth at midnight of the earlier day alone: that day.')),
        rung(
          { all: ['first_covers_whole', { not: 'second_covers_whole' }] },
          'first',
          ds(AT, 'The whole of nishitha on the earlier day, a part on the later: the earlier.'),
        ),
        rung(
          'always',
          'second',
          ds(AT, 'Nishitha on both days: the later, after Madhava, the Nirnayasindhu and most.'),
        ),
      ],
    },
  ],
  observances: [
    {
      id: 'nishitha_puja',
      window: wholeKala('nishitha'),
      source: ds(AT, 'The worship of midnight, the eighth muhurta of the night.'),
    },
    {
      id: 'parana',
      days: 1,
      window: parana,
      source: ds(
        '2, Magha (parana-nirnaya)',
        'At the end of the fourteenth if it ends within three yamas, else in the morning.',
      ),
    },
  ],
};
