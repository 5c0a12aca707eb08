/** A block of the snapshot: its key, its schema and the pure function that fills it from the moment and its day. */

import type { Static, TNull, TSchema, TUnion } from 'typebox';
import type { EngineInfo, EngineKey, Sky } from '../../engines/engine.ts';
import type { Moment } from '../../panchanga/moment.ts';
import type { Note } from '../../text/note-words.ts';
import type { Voice } from '../../text/voice.ts';
import type { Choices } from './choices.ts';

/**
 * What the day must have for the block to be filled; otherwise the block is null and the notes of the panchanga say
 * why.
 */
export type Needs = 'day_and_night';

export interface Filled<N extends string, S extends TSchema> {
  /** Key in `panchanga`. */
  readonly name: N;
  readonly summary: string;
  /** Schema of the value; with `needs` or `denied` the published schema also allows null. */
  readonly reply: S;
  /** The one engine that has the block; on another its name is not allowed in `blocks`. */
  readonly engine?: EngineKey;
  /** Entries for the envelope's `conventions` that the block's numbers depend on. */
  readonly conventions?: Readonly<Record<string, string>>;
  /** The same if they depend on the place. */
  conventionsUnder?(sky: Sky): Readonly<Record<string, string>>;
  /** `choices`: requested variants; the defaults if a caller has none. */
  of(moment: Moment, say: Voice, choices?: Choices): Static<S>;
  /** Included only if named in `blocks`. */
  readonly byNameAlone?: true;
}

export interface Wanting {
  readonly needs?: Needs;
  /** Whether the block exists for this caller and engine; absent blocks have no key at all (`surya`, `display`). */
  readonly given?: (moment: Moment, say: Voice) => boolean;
  /** Why a block that was requested by name is not `given`: the notes of the panchanga say so, the block is null. */
  readonly denied?: (engine: EngineInfo) => Note;
}

export type Block<N extends string = string, S extends TSchema = TSchema> = Filled<N, S> & Wanting;

/** The schema a snapshot publishes for a block. */
export type Published<B extends Block> = B extends { readonly needs: Needs } | { readonly denied: object }
  ? TUnion<[B['reply'], TNull]>
  : B['reply'];

/** Declares a block; its name, its schema and whether it may be null stay in its type. */
export const block = <const N extends string, S extends TSchema, const W extends Wanting>(
  declared: Filled<N, S> & W,
): Filled<N, S> & Pick<W, keyof W & keyof Wanting> => Object.assign(unsaid(), declared);

/** Optional fields of a block: with them all blocks have the same shape, so that reading them stays monomorphic. */
const unsaid = (): object => ({
  name: undefined,
  summary: undefined,
  reply: undefined,
  of: undefined,
  engine: undefined,
  conventions: undefined,
  conventionsUnder: undefined,
  byNameAlone: undefined,
  needs: undefined,
  given: undefined,
  denied: undefined,
});
