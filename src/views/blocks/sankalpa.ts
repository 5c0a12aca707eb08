/** The sankalpa of the moment at the place. */
import { Type } from 'typebox';
import { ordinal } from '../../kernel/angle.ts';
import { erasOf, monthOf, purnimantaMonthOf } from '../../panchanga/calendar.ts';
import type { PanchangaDay } from '../../panchanga/day.ts';
import { chandraOf } from '../../panchanga/samvatsara.ts';
import {
  ganapatiSankalpa,
  hindiSankalpa,
  isNorthOfVindhya,
  kshetraWording,
  mukhyaSankalpa,
  type SankalpaPlace,
  type SankalpaTime,
  sankalpaPlaceOf,
  type Wording,
} from '../../panchanga/sankalpa.ts';
import { ayanaOf, lunarRituOf } from '../../panchanga/sankranti.ts';
import { citation } from '../../rules/source.ts';
import { GANAPATI_SOURCE, KSHETRA, SANKALPA_SOURCE } from '../../rules/tables/sankalpa.ts';
import { karanaAt } from '../../text/cycles.ts';
import type { NumberedList, Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { block } from './block.ts';
import { notesReply } from './replies.ts';

const textReply = Type.Object({
  text: Type.String({ description: 'Sanskrit in Devanagari' }),
  transliteration: Type.String({ description: 'the same in Roman letters (IAST)' }),
  text_hi: Type.Optional(Type.String({ description: 'its sense in Hindi' })),
  citation: citationReply,
});

const RASHI_DEG = 30;

export const sankalpa = block({
  name: 'sankalpa',
  summary: 'Mukhya and Ganapati sankalpa composed from the day’s elements, kshetra',
  conventions: { sankalpa: 'chandra samvatsara and ritu; purnimanta month north of the Vindhya, amanta south of it' },
  reply: Type.Object({
    mukhya: textReply,
    ganapati: { ...textReply, description: 'said straight after the mukhya, which has named place and time' },
    kshetra: Type.Union([
      Type.Object({ id: Type.String(), name: Type.String(), text: Type.String(), transliteration: Type.String() }),
      Type.Null(),
    ]),
    month_system: Type.Enum(['purnimanta', 'amanta']),
    notes: Type.Optional(notesReply),
  }),
  of(day, say) {
    const place = sankalpaPlaceOf(day.place);
    const northern = place.inIndia && isNorthOfVindhya(day.place);
    const time = timeOf(day, northern);
    const notes = notesOn(place);
    return {
      mukhya: {
        ...worded(mukhyaSankalpa(time, place)),
        ...(say.hindi && { text_hi: inHindi(time, place, day, say) }),
        citation: citation(SANKALPA_SOURCE),
      },
      ganapati: {
        ...worded(ganapatiSankalpa()),
        ...(say.hindi && { text_hi: GANAPATI_HI }),
        citation: citation(GANAPATI_SOURCE),
      },
      kshetra:
        place.kshetra === null
          ? null
          : { id: place.kshetra, name: KSHETRA[place.kshetra].en, ...worded(kshetraWording(place.kshetra)) },
      month_system: monthSystem(northern),
      ...(notes.length > 0 && { notes }),
    };
  },
});

const GANAPATI_HI = 'इसके अंग के रूप में पहले निर्विघ्नता की सिद्धि के लिए श्री गणपति पूजन करूँगा/करूँगी।';

const monthSystem = (northern: boolean): 'purnimanta' | 'amanta' => (northern ? 'purnimanta' : 'amanta');

const worded = ({ sa, iast }: Wording) => ({ text: sa, transliteration: iast });

function timeOf(day: PanchangaDay, northern: boolean): SankalpaTime {
  const amanta = monthOf(day);
  const { masa, adhika } = northern ? purnimantaMonthOf(day) : amanta;
  const eras = erasOf(day);
  const sunRashi = ordinal(day.longitude('surya'), RASHI_DEG);
  return {
    vikram: eras.vikram,
    samvatsara: chandraOf(eras.shaka),
    ayana: ayanaOf(sunRashi),
    ritu: lunarRituOf(amanta.masa),
    masa,
    adhika,
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

function inHindi(time: SankalpaTime, place: SankalpaPlace, day: PanchangaDay, say: Say): string {
  const hi = (list: NumberedList, number: number): string => say.named(list, number).name_hi ?? '';
  const adhika = time.adhika ? `${ADHIKA_HI} ` : '';
  return hindiSankalpa({
    place: place.town ?? 'अमुक स्थान',
    samvatsara: hi('samvatsara', time.samvatsara),
    ayana: hi('ayana', time.ayana),
    ritu: hi('ritu', time.ritu),
    masa: adhika + hi('masa', time.masa),
    paksha: hi('paksha', time.tithi <= 15 ? 1 : 2),
    tithi: hi('tithi', time.tithi),
    vara: hi('vara', time.weekday),
    nakshatra: hi('nakshatra', time.nakshatra),
    yoga: hi('yoga', time.yoga),
    karana: hi('karana', day.karana.number),
  });
}

const ADHIKA_HI = 'अधिक';

function notesOn({ town, kshetra, inIndia }: SankalpaPlace): string[] {
  const notes: string[] = [];
  if (town === null) notes.push('the town is left to the speaker (amuka): its name in Devanagari is not known');
  if (kshetra === null)
    notes.push(
      inIndia ? 'kshetra: none is laid down for this place' : 'outside India no dvipa, varsha or kshetra is named',
    );
  return notes;
}
