/** The sankalpa (declaration before a rite) for the moment and the place. */

import { inAlmanac } from '../../jyotisha/panchanga/angas/almanac.ts';
import { erasOf, monthBy, monthOf, samvatsaraBy } from '../../jyotisha/panchanga/day/calendar.ts';
import type { Custom } from '../../jyotisha/panchanga/day/custom.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import {
  ganapatiSankalpa,
  masaNamed,
  mukhyaSankalpa,
  placeWords,
  type SankalpaTime,
  type Wording,
} from '../../jyotisha/panchanga/sankalpa/sankalpa.ts';
import { type SankalpaPlace, sankalpaPlaceOf } from '../../jyotisha/panchanga/sankalpa/sankalpa-place.ts';
import { ayanaOf, lunarRituOf } from '../../jyotisha/panchanga/sankranti/sankranti.ts';
import { yearOf } from '../../jyotisha/panchanga/year/eras.ts';
import { chandraOf } from '../../jyotisha/panchanga/year/samvatsara.ts';
import { BoundedCache, cachedOn } from '../../kernel/caches.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import {
  FORMS_SOURCE,
  GANAPATI_SOURCE,
  KSHETRA,
  type KshetraId,
  SANKALPA_SOURCE,
} from '../../rules/tables/sankalpa.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Citation } from '../../text/citation.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { karanaAt } from '../../text/cycles.ts';
import { isSpoken, LANGUAGES, type LanguageId } from '../../text/languages.ts';
import { isSanskritScript, type SanskritScript, sanskritIn } from '../../text/script/sanskrit-letters.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import { customFor, USUAL } from './choices.ts';
import type { sankalpaReply } from './sankalpa.reply.ts';

/**
 * The key of the Sanskrit text in another script, such as `text_sa_telu`. It is included if a requested language uses
 * the script.
 */
export type LettersKey = `text_sa_${Lowercase<SanskritScript>}`;
export const lettersKey = (script: SanskritScript): LettersKey => `text_sa_${script.toLowerCase()}` as LettersKey;

export const sankalpa = block<typeof sankalpaReply>()({
  name: 'sankalpa',
  summary: 'Mukhya and Ganapati sankalpa composed from the day’s elements, kshetra',
  conventions: {
    sankalpa: 'chandra samvatsara and ritu; month and era as month_system and era say',
    month_system: 'regional: the almanacs of the state; without one purnimanta north of the Vindhya, amanta abroad',
  },
  of(moment, say, choices = USUAL) {
    const place = sankalpaPlaceOf(moment.place);
    const custom = customFor(moment, choices);
    const words = mukhyaSankalpa(timeOf(moment, custom), place, wordsOfPlace(moment.sky, place));
    // other scripts only if the block is named: a whole panchanga may grow by at most a tenth per further language
    const spelt = choices.blocks?.includes('sankalpa') === true;
    const mukhya = worded(words, say, say.cite(SANKALPA_SOURCE), spelt);
    const ganapati = spelt ? ganapatiSpeltIn(say) : ganapatiIn(say);
    const kshetra = place.kshetra === null ? null : kshetraOf(place.kshetra);
    const { months: month_system, era } = custom;
    const notes = [...notesOn(place), ...notesOnTime(moment, custom)];
    const said = { mukhya, ganapati, citation: say.cite(FORMS_SOURCE), kshetra, month_system, era };
    return notes.length === 0 ? said : Object.assign(said, notesReplyOf(say, notes));
  },
});

/**
 * The words for a place, cached by kshetra and town, because transliterating a name takes longer than the rest of the
 * block.
 */
const wordsOfPlaces = inAlmanac(() => new BoundedCache<Wording, string>(MOST_PLACES));
const MOST_PLACES = 4096;

const wordsOfPlace = (sky: Sky, place: SankalpaPlace): Wording =>
  wordsOfPlaces(sky).at(nameOf(place), () => placeWords(place));

/** The cache key of a place. Without a town it is the kshetra or a constant. */
const nameOf = ({ inIndia, inNepal, kshetra, town }: SankalpaPlace): string =>
  town === null
    ? (kshetra ?? (inIndia ? 'in India' : inNepal ? 'in Nepal' : 'abroad'))
    : `${inIndia} ${inNepal} ${kshetra} ${town}`;

const worded = ({ sa, iast }: Wording, say: Voice, source: Citation, spelt: boolean) =>
  Object.assign(
    say.field('text', ({ sanskrit }) => (sanskrit === 'iast' ? iast : sa)),
    spelt && inLetters(sa, say.languages),
    { citation: source },
  );

/** The text in the script of every requested language that has only names. English and Hindi have their own text. */
function inLetters(sanskrit: string, languages: readonly LanguageId[]): Partial<Record<LettersKey, string>> {
  const made: Partial<Record<LettersKey, string>> = {};
  for (const id of languages) {
    const { script, digits } = LANGUAGES[id];
    if (!isSpoken(id) && isSanskritScript(script)) made[lettersKey(script)] = sanskritIn(script, sanskrit, digits);
  }
  return made;
}

// cached, because this sankalpa is the same every day
const ganapatiIn = cachedOn((say: Voice) => worded(ganapatiSankalpa(), say, say.cite(GANAPATI_SOURCE), false));
const ganapatiSpeltIn = cachedOn((say: Voice) => worded(ganapatiSankalpa(), say, say.cite(GANAPATI_SOURCE), true));

const kshetraOf = (id: KshetraId) => ({ id, name: KSHETRA[id].en, confidence: KSHETRA[id].confidence });

function timeOf(moment: Moment, custom: Custom): SankalpaTime {
  const amanta = monthOf(moment);
  const month = monthBy(moment, custom);
  const eras = erasOf(moment);
  const sunRashi = rashiOf(moment.longitude('surya'));
  return {
    era: custom.era,
    year: yearOf(eras, custom.era, custom.kartikadi),
    samvatsara: chandraOf(eras.shaka),
    ayana: ayanaOf(sunRashi),
    ritu: lunarRituOf(amanta.masa),
    masa: masaNamed(month, moment.karana.number),
    adhika: month.adhika,
    tithi: moment.tithi.number,
    weekday: moment.day.weekday,
    nakshatra: moment.nakshatra.number,
    yoga: moment.yoga.number,
    karana: karanaAt(moment.karana.number)?.number ?? 1,
    moonRashi: rashiOf(moment.longitude('chandra')),
    sunRashi,
    guruRashi: rashiOf(moment.longitude('guru')),
  };
}

/** What the formula leaves to the speaker or leaves out, and why. */
function notesOn({ town, kshetra, inIndia, inNepal }: SankalpaPlace): readonly Note[] {
  const notes: Note[] = town === null ? ['town_left_to_the_speaker'] : [];
  if (inNepal) notes.push('sankalpa_in_nepal');
  else if (!inIndia) notes.push('sankalpa_abroad'); // which says that no kshetra is named
  if (kshetra === null && (inIndia || inNepal)) notes.push('no_kshetra');
  return notes;
}

/**
 * The notes for cases in which the words seem to contradict each other or the page of the day. Each names the rule
 * behind it.
 */
function notesOnTime(moment: Moment, custom: Custom): Note[] {
  const notes: Note[] = [];
  if (monthOf(moment).kshaya) notes.push('kshaya_month_of_two_names');
  if (lunarRituOf(monthBy(moment, custom).masa) !== lunarRituOf(monthOf(moment).masa))
    notes.push('ritu_of_the_lunar_month');
  if (samvatsaraBy(moment, custom) !== chandraOf(erasOf(moment).shaka))
    notes.push(custom.kartikadi ? 'samvatsara_not_of_gujarat' : 'samvatsara_not_of_jupiter');
  return notes;
}
