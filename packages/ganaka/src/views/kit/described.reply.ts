import type { TSchema } from 'typebox';

/** A schema that several fields share, with the meaning of one of them. */
export const described = <S extends TSchema>(schema: S, description: string): S =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(schema), description: { value: description, enumerable: true } },
  ) as S;
