/** A page of the terminal in a language that has names and labels alone: what it lacks is in English. */
import type { LabelId } from '../text/language.ts';
import { namesIn } from '../text/loaded.ts';
import { nameIn, type OtherId } from '../text/voice.ts';
import type { Label, Voice } from './voice.ts';

/** The labels of the pages that every language has words for. */
const LABELS: Readonly<Partial<Record<Label, LabelId>>> = {
  vara: 'vara',
  tithi: 'tithi',
  nakshatra: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  to: 'until',
  sunrise: 'sunrise',
  sunset: 'sunset',
  moonrise: 'moonrise',
  moonset: 'moonset',
};

export function namedVoice(id: OtherId, english: Voice): Voice {
  const own = (key: Label): string | null => {
    const label = LABELS[key];
    return label === undefined ? null : namesIn(id).labels[label];
  };
  return {
    ...english,
    label: (key) => own(key) ?? english.label(key),
    clockFirst: () => own('to') !== null,
    named: (said) => nameIn(said, id) ?? said.name,
    graha: (graha) => namesIn(id).names.graha[graha] ?? english.graha(graha),
    paksha: (paksha) => namesIn(id).names.paksha[paksha] ?? english.paksha(paksha),
  };
}
