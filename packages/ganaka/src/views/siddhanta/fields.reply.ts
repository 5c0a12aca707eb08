import { type TSchema, Type } from 'typebox';
import { described } from '../kit/described.reply.ts';

export const text = Type.String({ description: 'the work and how its verses are numbered' });
const VERSE = 'chapter and verse';
export const verse = Type.String({ description: VERSE });
export const verses = Type.Record(Type.String(), Type.String(), { description: 'the verse of each part' });
export const instant = Type.String({ description: 'ISO 8601 with the offset of the place' });
export const num = (description: string) => Type.Number({ description });
export const maybe = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const verseOrNull = described(maybe(verse), VERSE);
export const deg = (what: string) => num(`${what}, degrees`);
export const asu = (what: string) => num(`${what}, asu (21,600 to a turn of the stars)`);
export const nadi = (what: string) => num(`${what}, nadi (60 to a day)`);
export const jya = (what: string) => num(`${what}, lipta with the radius 3438`);
export const angula = (what: string) => num(`${what}, angula (12 to the gnomon)`);
export const yojana = (what: string) => num(`${what}, yojana`);
export const grahaKeyed = <S extends TSchema>(schema: S) =>
  Type.Object({
    surya: schema,
    chandra: schema,
    mangala: schema,
    budha: schema,
    guru: schema,
    shukra: schema,
    shani: schema,
    rahu: schema,
    ketu: schema,
  });
export const taraKeyed = <S extends TSchema>(schema: S) =>
  Type.Object({ mangala: schema, budha: schema, guru: schema, shukra: schema, shani: schema });
