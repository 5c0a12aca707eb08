/**
 * Shapes that several chart views share: an object with a field per graha in fixed order, and a position in a chart.
 */
import { type TSchema, Type } from 'typebox';
import { type Chart, houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import type { VargaId } from '../../jyotisha/kundali/chart/varga.ts';
import { type Graha, perGraha } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { type Position, positionFields, positionOf } from '../kit/position.ts';

export const perGrahaReply = <S extends TSchema>(each: S) =>
  Type.Object({
    surya: each,
    chandra: each,
    mangala: each,
    budha: each,
    guru: each,
    shukra: each,
    shani: each,
    rahu: each,
    ketu: each,
  });

/** An object with a field for each of the seven grahas from `surya` to `shani`. */
export const perSaptaReply = <S extends TSchema>(each: S) =>
  Type.Object({
    surya: each,
    chandra: each,
    mangala: each,
    budha: each,
    guru: each,
    shukra: each,
    shani: each,
  });

export const houseReply = Type.Integer({ minimum: 1, maximum: 12 });
export const rashiNumberReply = Type.Integer({ minimum: 1, maximum: 12, description: '1 Mesha … 12 Mina' });

/** A position with its house. */
export const placedReply = Type.Object({ ...positionFields, house: houseReply });
export type Placed = Position & { house: number };

/** The nine grahas with whole-sign houses counted from the rashi `from`. */
export const placedFrom = (say: Voice, { grahas }: Chart, from: number): Record<Graha, Placed> =>
  perGraha((graha) => placed(say, grahas[graha].longitude, houseFrom(from, grahas[graha].rashi)));

export function placed(say: Voice, longitude: Parameters<typeof positionOf>[1], house: number): Placed {
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
export const perVargaReply = <S extends TSchema>(each: S) =>
  Type.Object({
    D1: each,
    D2: each,
    D3: each,
    D4: each,
    D7: each,
    D9: each,
    D10: each,
    D12: each,
    D16: each,
    D20: each,
    D24: each,
    D27: each,
    D30: each,
    D40: each,
    D45: each,
    D60: each,
  });
