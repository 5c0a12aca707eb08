/**
 * The vrata of Savitri on the amavasya that ends Vaishakha. The vrata on the purnima of Jyeshtha is in vat-purnima.ts.
 */
import { decidedOn, monthOf } from '../decide/decide.ts';
import { morningCases } from '../decide/ladders.ts';
import { SAVITRI_FAST, SAVITRI_PUJA, SAVITRI_RITES } from '../kinds/savitri.ts';
import { DECCAN } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { vatPurnima } from './vat-purnima.ts';

export const vatSavitri: TithiFestival = {
  id: 'vat-savitri',
  kind: 'festival',
  aliases: ['vat-amavasya'],
  notIn: DECCAN,
  on: { masa: 'vaishakha', tithi: 30 },
  ...SAVITRI_PUJA,
  variants: [
    SAVITRI_FAST,
    {
      tradition: 'sunrise',
      kala: 'sunrise',
      ladder: morningCases(practice('vat_savitri.some_calendars_take_sunrise_amavasya'), 'first'),
    },
    { ...SAVITRI_PUJA, tradition: 'vat_purnima', on: { masa: 'jyeshtha', tithi: 15 } },
  ],
  observances: SAVITRI_RITES,
  notes: () => ['vat_purnima_elsewhere'],
  beside: {
    vat_purnima: ({ year, lunation }) => {
      const month = monthOf(year, lunation, 'jyeshtha');
      return month === null ? null : decidedOn(vatPurnima.id, year, month, 15, vatPurnima).frame.civil;
    },
  },
};
