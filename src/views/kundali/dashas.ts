/** Vimshottari: mahadashas, antardashas and pratyantaras of 120 years, from the period running at birth. */
import { Type } from 'typebox';
import { balanceOf, type Period, periodsFrom, type Ruler } from '../../kundali/dasha/dasha.ts';
import {
  VIMSHOTTARI,
  VIMSHOTTARI_COUNT,
  VIMSHOTTARI_SOURCE,
  vimshottariFrom,
} from '../../kundali/dasha/vimshottari.ts';
import { yearsAfter } from '../../kundali/dasha/year.ts';
import { citation } from '../../rules/source.ts';
import { round6 } from '../../text/format.ts';
import { citationReply } from '../citation.ts';
import { grahaReply } from '../position.ts';
import { view } from '../view.ts';
import { type ClockOf, clocksAt } from './clocks.ts';

const period = { lord: grahaReply, start: Type.String(), end: Type.String() };

const reply = Type.Object({
  balance: Type.Object({
    lord: grahaReply,
    years: Type.Integer(),
    months: Type.Integer({ description: '12 months of 30 days' }),
    days: Type.Integer(),
    decimal_years: Type.Number(),
  }),
  maha: Type.Array(
    Type.Object({
      ...period,
      antar: Type.Array(Type.Object({ ...period, pratyantara: Type.Array(Type.Object(period)) })),
    }),
  ),
  citation: citationReply,
});

const said = ({ ruler, start, end }: Period<Ruler>, clock: ClockOf) => ({
  lord: ruler.lord,
  start: clock(start),
  end: clock(end),
});

export const dashas = view({
  field: 'dashas',
  summary: 'Vimshottari maha, antar and pratyantara dashas over 120 years',
  reads: 'birth',
  reply,
  defaults: { dasha_year: 'sidereal' },
  conventions: ({ params }) => ({ dasha_year: params.dasha_year ?? 'sidereal' }),
  of({ sky, t, params }) {
    const beginning = vimshottariFrom(sky.longitude('chandra', t));
    const at = yearsAfter(sky, t, params.dasha_year ?? 'sidereal');
    const clock = clocksAt(sky.place);
    return {
      balance: {
        lord: VIMSHOTTARI[beginning.first]?.lord ?? 'ketu',
        ...balanceOf(beginning.balanceYears),
        decimal_years: round6(beginning.balanceYears),
      },
      maha: periodsFrom(beginning, VIMSHOTTARI_COUNT, 3, at).map((maha) => ({
        ...said(maha, clock),
        antar: maha.parts.map((antar) => ({
          ...said(antar, clock),
          pratyantara: antar.parts.map((pratyantara) => said(pratyantara, clock)),
        })),
      })),
      citation: citation(VIMSHOTTARI_SOURCE),
    };
  },
});
