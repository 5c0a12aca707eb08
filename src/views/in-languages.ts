/** The schema of a field in the caller's languages: English, and every other beside it where the caller gets it. */
import { type TOptional, type TSchema, type TString, Type } from 'typebox';
import { OTHER_LANGUAGES, type OtherId } from '../text/voice.ts';

export type InLanguages<F extends string, S extends TSchema> = { readonly [K in F]: S } & {
  readonly [K in `${F}_${OtherId}`]: TOptional<S>;
};

/** `name, name_hi?`: what `Voice` gives for a field, a text if nothing else is said. */
export function inLanguages<const F extends string>(field: F): InLanguages<F, TString>;
export function inLanguages<const F extends string, S extends TSchema>(field: F, schema: S): InLanguages<F, S>;
export function inLanguages(field: string, schema: TSchema = Type.String()): Record<string, TSchema> {
  const fields = { [field]: schema };
  for (const id of OTHER_LANGUAGES) fields[`${field}_${id}`] = Type.Optional(schema);
  return fields;
}

/**
 * The schema of sentences: English. What `sentences` gives beside it is for pages and the book, which ask for it; no reply of the service
 * carries it, so that neither the schema nor OpenAPI has it.
 */
export const inProse = <const F extends string, S extends TSchema>(field: F, schema: S): InLanguages<F, S> =>
  ({ [field]: schema }) as InLanguages<F, S>;
