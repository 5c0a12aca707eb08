import { type TSchema, Type } from 'typebox';
import { positionFields } from '../kit/position.reply.ts';

/** Of figures that the nodes do not have. */
export const ofNode = { description: 'null for a node' };

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
