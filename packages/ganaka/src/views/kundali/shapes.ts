/**
 * Shapes that several chart views share: an object with a field per graha in fixed order, and a position in a chart.
 */

import { type Chart, houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import type { VargaId } from '../../jyotisha/kundali/chart/varga.ts';
import { type Graha, perGraha } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { type Position, positionOf } from '../kit/position.ts';

export type PlacedPosition = Position & { house: number };

/** The nine grahas with whole-sign houses counted from the rashi `from`. */
export const placedFrom = (say: Voice, { grahas }: Chart, from: number): Record<Graha, PlacedPosition> =>
  perGraha((graha) => placed(say, grahas[graha].longitude, houseFrom(from, grahas[graha].rashi)));

export function placed(say: Voice, longitude: Parameters<typeof positionOf>[1], house: number): PlacedPosition {
  const { longitude: deg, rashi, amsha, nakshatra } = positionOf(say, longitude);
  return { longitude: deg, rashi, amsha, nakshatra, house };
}

/** An object with a field for each varga from `D1` to `D60`. */
export const perVarga = <T>(make: (id: VargaId) => T): Record<VargaId, T> => ({
  D1: make('D1'),
  D2: make('D2'),
  D3: make('D3'),
  D4: make('D4'),
  D7: make('D7'),
  D9: make('D9'),
  D10: make('D10'),
  D12: make('D12'),
  D16: make('D16'),
  D20: make('D20'),
  D24: make('D24'),
  D27: make('D27'),
  D30: make('D30'),
  D40: make('D40'),
  D45: make('D45'),
  D60: make('D60'),
});
