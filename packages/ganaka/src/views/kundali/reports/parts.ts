/** Shapes that the reports share: a measured value with its band, a house, a graha in its role. */

import type { Static } from 'typebox';
import { isSapta } from '../../../jyotisha/kundali/chart/chart.ts';
import type { PlaceRead } from '../../../jyotisha/kundali/reports/fill.ts';
import { type Measure, savBand } from '../../../jyotisha/kundali/reports/measures.ts';
import type { Reading } from '../../../jyotisha/kundali/reports/reading.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { round4 } from '../../../text/format.ts';
import type { LocalizedSentence, Voice } from '../../../text/voice.ts';
import type { avasthaReply, lordReply, measureReply } from './parts.reply.ts';

/**
 * A measured value. A report has about eighty of them, so each is one object literal: a literal with a spread is many
 * times slower.
 */
export function measureReplyOf(
  say: Voice,
  { id, value, unit, band, rank, source }: Measure,
): Static<typeof measureReply> {
  const figure = typeof value === 'number' ? round4(value) : value;
  return rank === undefined
    ? { id, value: figure, unit, band, citation: say.cite(source) }
    : { id, value: figure, unit, band, rank, citation: say.cite(source) };
}

export function avasthaReplyOf(say: Voice, reading: Reading, graha: Graha): Static<typeof avasthaReply> {
  const { baladi, jagradadi } = reading.of(graha);
  return {
    baladi: say.named('baladi', baladi),
    jagradadi: jagradadi === null ? null : say.named('jagradadi', jagradadi),
  };
}

export function lordReplyOf(say: Voice, reading: Reading, graha: Graha): Static<typeof lordReply> {
  const { house, dignity, combust, ratio } = reading.of(graha);
  return {
    graha,
    house,
    dignity,
    combust,
    avastha: avasthaReplyOf(say, reading, graha),
    bala_ratio: ratio === null ? null : round4(ratio),
  };
}

export const chartPlaceReplyOf = (say: Voice, { house, rashi, lord, occupants, aspects }: PlaceRead) => ({
  house,
  rashi: say.named('rashi', rashi),
  lord,
  occupants: [...occupants],
  aspects: [...aspects],
});

/** A house in one sentence: the house itself, or the house counted from a graha. */
export function placeLine(
  say: Voice,
  reading: Reading,
  { house, rashi, lord, occupants, aspects }: PlaceRead,
  counted: { readonly house: number; readonly from: Graha } | null = null,
): LocalizedSentence<'line'> {
  const bindus = reading.savIn(house);
  const lordHouse = reading.facts.houseOf(lord);
  const facts = { house, counted, rashi, lord, lordHouse, occupants, lookers: aspects, bindus, band: savBand(bindus) };
  return say.field('line', ({ reports }) => reports.place(facts));
}

/**
 * A graha in one sentence with its roles in the report. A graha that is both lord and karaka (significator) has the
 * same sentence in both places.
 */
export function grahaLine(
  say: Voice,
  reading: Reading,
  graha: Graha,
  { of: lordOf, karaka }: { readonly of: readonly number[]; readonly karaka: boolean },
): LocalizedSentence<'line'> {
  const { house, dignity, combust, retrograde, ratio } = reading.of(graha);
  const turned = retrograde && isSapta(graha); // the nodes are always retrograde
  const facts = { graha, lordOf, karaka, house, seat: dignity, combust, retrograde: turned, ratio };
  return say.field('line', ({ reports }) => reports.graha(facts));
}
