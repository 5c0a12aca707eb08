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
    rung(firstMuhurtasBeforeSunset(3), 'first', ds(SAVITRI, 'vat_savitri.purnima_joined_fourteenth_three_muhurtas')),
    rung(always, 'second', ds(SAVITRI, 'vat_savitri.less_three_muhurtas_before_sunset')),
  ],
} as const;

export const vatSavitri: TithiFestival = {
  id: 'vat-savitri',
  kind: 'festival',
  aliases: ['vat-amavasya'],
  on: { masa: 'vaishakha', tithi: 30 },
  kala: 'sunrise',
  ladder: [
    rung(bothTouch, 'first', practice('vat_savitri.amavasya_two_sunrises_earlier')),
    rung(secondTouches, 'second', practice('vat_savitri.amavasya_sunrise_almanacs_north_take')),
    rung(always, 'first', practice('vat_savitri.amavasya_no_later_sunrise_day')),
  ],
  variants: [
    {
      tradition: 'savitri-vrata',
      kala: 'sayahna',
      ladder: [
        rung(
          firstMuhurtasBeforeSunset(3),
          'first',
          ds(SAVITRI, 'vat_savitri.amavasya_purnima_taken_joined_fourteenth'),
        ),
        rung(always, 'second', ds(SAVITRI, 'vat_savitri.less_three_muhurtas_before_sunset_earlier')),
      ],
    },
    {
      tradition: 'savitri-puja',
      kala: 'sunrise',
      ladder: [
        rung(firstVedhaGhatis(18), 'second', ds(SAVITRI_PUJA, 'vat_savitri.worship_without_fast_women_everywhere')),
        rung(always, 'first', ds(SAVITRI_PUJA, 'vat_savitri.less_eighteen_nadis_fourteenth_earlier')),
      ],
    },
    { tradition: 'vat_purnima', on: { masa: 'jyeshtha', tithi: 15 }, ...savitriPurnima },
  ],
  observances: [{ id: 'vrata', window: allDay, source: practice('vat_savitri.vrata_kept_through_day') }],
  notes: () => ['in Maharashtra, Gujarat and the south the vrata is kept on the purnima of Jyeshtha: vat_purnima'],
  beside: {
    vat_purnima: ({ year, lunation }) => {
      const month = monthOf(year, lunation, 'jyeshtha');
      return month === null ? null : decidedOn('vat_purnima', year, month, 15, savitriPurnima).frame.civil;
    },
  },
};
