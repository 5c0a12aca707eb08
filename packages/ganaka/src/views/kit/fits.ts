/** Whether a schema is that of a payload. */
import type { Static, TSchema } from 'typebox';

/** `unknown` if values of the type `V` are exactly those of the schema `S`, else `never`: `S & Fits<V, S>` is then no schema. */
export type Fits<V, S extends TSchema> = [V] extends [Static<S>] ? ([Static<S>] extends [V] ? unknown : never) : never;
