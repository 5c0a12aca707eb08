/**
 * Purana notes about festivals of the catalog. Their day is that of the festival and not that of the tithi at sunrise,
 * so that two blocks of one page cannot differ.
 */

import { ds } from '../../../rules/source.ts';
import type { Day } from '../../panchanga/day/day.ts';
import type { PuranaNote } from '../../panchanga/sankalpa/purana.ts';
import { passagesOf, puranaNotesOf } from '../../panchanga/sankalpa/purana.ts';
import { occurrencesOfDay } from '../day.ts';
import { MASA, type MasaId } from '../occasion.ts';
import type { FestivalId } from '../rule.ts';
import { bearsName } from '../year.ts';

/** Festivals, keyed by their names in the collection adyatithi. */
const FESTIVAL_OF: Readonly<Record<string, FestivalId>> = {
  'vasantanavarātra-ārambhaḥ': 'chaitra-navaratri',
  'vasantanavarātra-samāpanam': 'chaitra-navaratra-9',
  rakṣābandhanam: 'rakshabandhan',
  'haritālikā-vratam': 'haritalika',
  'śrīvināyaka-caturthī': 'ganeshchaturthi',
  'bali-pratipat': 'govardhan',
  'govardhana-pūjā': 'govardhan',
  'yama / bhrātṛ-dvitīyā': 'bhaidooj',
  'acalā-saptamī-vratam': 'ratha-saptami',
  'holikā-pūrṇimā': 'holika-dahana',
};

/** Festivals, keyed by the ids of passages about them. */
const FESTIVAL_OF_PASSAGE: Readonly<Record<string, FestivalId>> = {
  'shivaratri-vrata': 'shivaratri',
  'krishna-janmashtami': 'janmashtami',
  'savitri-vrata': 'vat-purnima',
};

/** A note that the collection lacks: the lamps of Deepavali, which the Dharmasindhu mentions at that tithi. */
const DEEPAVALI: PuranaNote = {
  id: 'dipavali-lakshmi-pujana',
  kind: 'puja',
  purana: null,
  name: 'dīpāvalī / lakṣmī-pūjanam',
  sa: 'दीपावली / लक्ष्मी-पूजनम्',
  tithi: 30,
  source: ds('2, Ashvina (lakshmi-pujana)', 'purana.lamps_worship_lakshmi_pradosha'),
};

const NOTED: ReadonlySet<FestivalId> = new Set([...Object.values(FESTIVAL_OF), ...Object.values(FESTIVAL_OF_PASSAGE)]);

const festivalOf = ({ id, name }: PuranaNote): FestivalId | undefined => FESTIVAL_OF[name] ?? FESTIVAL_OF_PASSAGE[id];
export const isFestival = (note: PuranaNote): boolean => festivalOf(note) !== undefined;

/** The notes for the festivals of a day. */
export function festivalNotesOn(day: Day): PuranaNote[] {
  const found: PuranaNote[] = [];
  for (const { id, anga, lunation } of occurrencesOfDay(day)) {
    if (id === 'deepavali') found.push(...(anga?.number === DEEPAVALI.tithi ? [DEEPAVALI] : []));
    else if (NOTED.has(id) && anga !== null && lunation !== null) {
      const masa = MASAS.find((each) => bearsName(lunation, each));
      if (masa === undefined) continue;
      const month = { ...lunation, masa: MASA[masa] };
      const notes = [...passagesOf(month, anga.number), ...puranaNotesOf(month, anga.number)];
      found.push(...notes.filter((note) => festivalOf(note) === id));
    }
  }
  return found;
}
const MASAS = Object.keys(MASA).filter((each): each is MasaId => each in MASA);
