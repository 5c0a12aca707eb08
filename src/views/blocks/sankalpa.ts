/** The sankalpa of the moment at the place. */
import { Type } from 'typebox';
import { ordinal } from '../../kernel/angle.ts';
import { erasOf, monthOf, purnimantaMonthOf } from '../../panchanga/calendar.ts';
import type { PanchangaDay } from '../../panchanga/day.ts';
import { chandraOf } from '../../panchanga/samvatsara.ts';
import {
  ganapatiSankalpa,
  isNorthOfVindhya,
  masaNamed,
  mukhyaSankalpa,
  type SankalpaPlace,
  type SankalpaTime,
  sankalpaPlaceOf,
  type Wording,
} from '../../panchanga/sankalpa.ts';
import { ayanaOf, lunarRituOf } from '../../panchanga/sankranti.ts';
import { citation, type Source } from '../../rules/source.ts';
import { GANAPATI_SOURCE, KSHETRA, SANKALPA_SOURCE } from '../../rules/tables/sankalpa.ts';
import { karanaAt } from '../../text/cycles.ts';
import type { Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { block } from './block.ts';
import { notesReply } from './replies.ts';

const words = {
  text: Type.String({ description: 'Sanskrit in Roman letters (IAST)' }),
  text_hi: Type.Optional(Type.String({ description: 'the same in Devanagari, for full access' })),
};
const textReply = Type.Object({ ...words, citation: citationReply });

const RASHI_DEG = 30;

export const sankalpa = block({
  name: 'sankalpa',
  summary: 'Mukhya and Ganapati sankalpa composed from the day’s elements, kshetra',
  conventions: { sankalpa: 'chandra samvatsara and ritu; purnimanta north of the Vindhya' },
  reply: Type.Object({
    mukhya: textReply,
    ganapati: { ...textReply, description: 'said straight after the mukhya, which has named place and time' },
    kshetra: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()], {
      description: 'the region named in the mukhya',
    }),
    month_system: Type.Enum(['purnimanta', 'amanta']),
    notes: Type.Optional(notesReply),
  }),
  of(day, say) {
    const place = sankalpaPlaceOf(day.place);
    const northern = place.inIndia && isNorthOfVindhya(day.place);
    const time = timeOf(day, northern);
    const notes = notesOn(place);
    return {
      mukhya: worded(mukhyaSankalpa(time, place), say, SANKALPA_SOURCE),
      ganapati: worded(ganapatiSankalpa(), say, GANAPATI_SOURCE),
      kshetra: place.kshetra === null ? null : { id: place.kshetra, name: KSHETRA[place.kshetra].en },
      month_system: monthSystem(northern),
      ...(notes.length > 0 && { notes }),
    };
  },
});

const monthSystem = (northern: boolean): 'purnimanta' | 'amanta' => (northern ? 'purnimanta' : 'amanta');

const worded = ({ sa, iast }: Wording, say: Say, source: Source) =>
  say.hindi ? { text: iast, text_hi: sa, citation: citation(source) } : { text: iast, citation: citation(source) };

function timeOf(day: PanchangaDay, northern: boolean): SankalpaTime {
  const amanta = monthOf(day);
  const month = northern ? purnimantaMonthOf(day) : amanta;
  const eras = erasOf(day);
  const sunRashi = ordinal(day.longitude('surya'), RASHI_DEG);
  return {
    vikram: eras.vikram,
    samvatsara: chandraOf(eras.shaka),
    ayana: ayanaOf(sunRashi),
    ritu: lunarRituOf(amanta.masa),
    masa: masaNamed(month, day.karana.number),
    adhika: month.adhika,
    tithi: day.tithi.number,
    weekday: day.weekday,
    nakshatra: day.nakshatra.number,
    yoga: day.yoga.number,
    karana: karanaAt(day.karana.number)?.number ?? 1,
    moonRashi: ordinal(day.longitude('chandra'), RASHI_DEG),
    sunRashi,
    guruRashi: ordinal(day.longitude('guru'), RASHI_DEG),
  };
}

function notesOn({ town, kshetra, inIndia }: SankalpaPlace): string[] {
  const notes: string[] = [];
  if (town === null) notes.push('the town is left to the speaker (amuka)');
  if (kshetra === null)
    notes.push(
      inIndia ? 'kshetra: none is laid down for this place' : 'outside India no dvipa, varsha or kshetra is named',
    );
  return notes;
}
