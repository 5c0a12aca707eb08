/** The vrata of Savitri: the amavasya that ends Vaishakha, in the Deccan the purnima of Jyeshtha. */
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstMuhurtasBeforeSunset,
  firstVedhaGhatis,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { decidedOn, monthOf } from '../decide.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { allDay } from '../windows.ts';

/** The first names the three muhurtas of her purnima; the second puts her amavasya with it, apart from all others. */
const SAVITRI = '2, Jyeshtha (vata-savitri-vrata); 1, uddesha 21';
const SAVITRI_PUJA = '2, Jyeshtha (vata-savitri-vrata)';

/** Savitri's purnima: joined with the fourteenth when it has three muhurtas before sunset. */
const savitriPurnima = {
  kala: 'sayahna',
  ladder: [
    rung(
      firstMuhurtasBeforeSunset(3),
      'first',
      ds(SAVITRI, 'Purnima joined with the fourteenth, three muhurtas of it before sunset: the earlier day.'),
    ),
    rung(always, 'second', ds(SAVITRI, 'Less than three muhurtas before sunset: the later day.')),
  ],
} as const;

export const vatSavitri: TithiFestival = {
  id: 'vat-savitri',
  kind: 'festival',
  aliases: ['vat-amavasya'],
  on: { masa: 'vaishakha', tithi: 30 },
  kala: 'sunrise',
  ladder: [
    rung(bothTouch, 'first', practice('Amavasya at two sunrises: the earlier.')),
    rung(secondTouches, 'second', practice('Amavasya at sunrise: almanacs of the north take that day.')),
    rung(always, 'first', practice('Amavasya at no later sunrise: the day that holds it.')),
  ],
  variants: [
    {
      tradition: 'savitri-vrata',
      kala: 'sayahna',
      ladder: [
        rung(
          firstMuhurtasBeforeSunset(3),
          'first',
          ds(
            SAVITRI,
            'Amavasya, as her purnima, is taken joined with the fourteenth if it has three muhurtas before sunset.',
          ),
        ),
        rung(always, 'second', ds(SAVITRI, 'Less than three muhurtas before sunset of the earlier day: the later.')),
      ],
    },
    {
      tradition: 'savitri-puja',
      kala: 'sunrise',
      ladder: [
        rung(
          firstVedhaGhatis(18),
          'second',
          ds(
            SAVITRI_PUJA,
            'Worship without a fast, as women everywhere keep it: eighteen nadis of the fourteenth, the later day.',
          ),
        ),
        rung(always, 'first', ds(SAVITRI_PUJA, 'Less than eighteen nadis of the fourteenth: the earlier day.')),
      ],
    },
    { tradition: 'vat_purnima', on: { masa: 'jyeshtha', tithi: 15 }, ...savitriPurnima },
  ],
  observances: [{ id: 'vrata', window: allDay, source: practice('The vrata is kept through the day.') }],
  notes: () => ['in Maharashtra, Gujarat and the south the vrata is kept on the purnima of Jyeshtha: vat_purnima'],
  beside: {
    vat_purnima: ({ year, lunation }) => {
      const month = monthOf(year, lunation, 'jyeshtha');
      return month === null ? null : decidedOn('vat_purnima', year, month, 15, savitriPurnima).frame.civil;
    },
  },
};
