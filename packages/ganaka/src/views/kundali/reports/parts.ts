/** Shapes that the reports share: a measured value with its band, a house, a graha in its role. */
import { type Static, Type } from 'typebox';
import { isSapta } from '../../../jyotisha/kundali/chart/chart.ts';
import type { PlaceRead } from '../../../jyotisha/kundali/reports/fill.ts';
import { BANDS, type Measure, savBand, UNITS } from '../../../jyotisha/kundali/reports/measures.ts';
import type { Reading } from '../../../jyotisha/kundali/reports/reading.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { round4 } from '../../../text/format.ts';
import type { SentenceSaid, Voice } from '../../../text/voice.ts';
import { citationReply } from '../../kit/citation.ts';
import { grahaReply, namedReply } from '../../kit/position.ts';
import { dignityReply } from '../graha.ts';
import { houseReply } from '../shapes.ts';

export const truthReply = Type.Union([Type.Boolean(), Type.Null()]);
export const bandReply = Type.Enum([...BANDS]);
export const grahasReply = Type.Array(grahaReply);

export const measureReply = Type.Object({
  id: Type.String(),
  value: Type.Union([Type.Number(), Type.String(), Type.Null()], {
    description: 'null where the verse gives a word and no figure',
  }),
  unit: Type.Enum([...UNITS]),
  band: Type.Union([bandReply, Type.Null()], { description: 'null where no text prints a band' }),
  rank: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  citation: citationReply,
});

/**
 * A measured value. A report has about eighty of them, so each is one object literal: a literal with a spread is many
 * times slower.
 */
export function measureSaid(say: Voice, { id, value, unit, band, rank, source }: Measure): Static<typeof measureReply> {
  const figure = typeof value === 'number' ? round4(value) : value;
  return rank === undefined
    ? { id, value: figure, unit, band, citation: say.cite(source) }
    : { id, value: figure, unit, band, rank, citation: say.cite(source) };
}

export const avasthaReply = Type.Object({ baladi: namedReply, jagradadi: Type.Union([namedReply, Type.Null()]) });

export const grahaFactsFields = {
  house: houseReply,
  dignity: dignityReply,
  combust: Type.Boolean(),
  avastha: avasthaReply,
  bala_ratio: Type.Union([Type.Number(), Type.Null()], {
    description: 'shadbala over what is required; null for a node',
  }),
};
export const lordReply = Type.Object({ graha: grahaReply, ...grahaFactsFields });

export function avasthaSaid(say: Voice, reading: Reading, graha: Graha): Static<typeof avasthaReply> {
  const { baladi, jagradadi } = reading.of(graha);
  return {
    baladi: say.named('baladi', baladi),
    jagradadi: jagradadi === null ? null : say.named('jagradadi', jagradadi),
  };
}

export function lordSaid(say: Voice, reading: Reading, graha: Graha): Static<typeof lordReply> {
  const { house, dignity, combust, ratio } = reading.of(graha);
  return {
    graha,
    house,
    dignity,
    combust,
    avastha: avasthaSaid(say, reading, graha),
    bala_ratio: ratio === null ? null : round4(ratio),
  };
}

const placeFields = {
  house: houseReply,
  rashi: namedReply,
  lord: grahaReply,
  occupants: grahasReply,
  aspects: Type.Array(grahaReply, { description: 'who looks fully at it' }),
};
export const placeReply = Type.Object(placeFields);

export const placeSaid = (say: Voice, { house, rashi, lord, occupants, aspects }: PlaceRead) => ({
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
): SentenceSaid<'line'> {
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
): SentenceSaid<'line'> {
  const { house, dignity, combust, retrograde, ratio } = reading.of(graha);
  const turned = retrograde && isSapta(graha); // the nodes are always retrograde
  const facts = { graha, lordOf, karaka, house, seat: dignity, combust, retrograde: turned, ratio };
  return say.field('line', ({ reports }) => reports.graha(facts));
}
