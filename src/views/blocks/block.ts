/** A block of the snapshot: its key, its schema and the pure function that fills it from the moment and its day. */

import type { Static, TNull, TSchema, TUnion } from 'typebox';
import type { EngineInfo, EngineKey, Sky } from '../../engines/engine.ts';
import type { Moment } from '../../panchanga/moment.ts';
import type { Note } from '../../text/note-words.ts';
import type { Voice } from '../../text/voice.ts';
import type { Choices } from './choices.ts';

/** What the day must have for the block to be filled; without it the block is null and the snapshot's notes say why. */
export type Needs = 'day_and_night';

export interface Filled<N extends string, S extends TSchema> {
  /** Key in `panchanga`. */
  readonly name: N;
  readonly summary: string;
  /** Schema of the value; where `needs` or `denied` is given the published schema also allows null. */
  readonly reply: S;
  /** The one engine that has the block; under another its name is no value of `blocks`. */
  readonly engine?: EngineKey;
  /** Entries for the envelope's `conventions` that the block's numbers depend on. */
  readonly conventions?: Readonly<Record<string, string>>;
  /** The same where they depend on the place. */
  conventionsUnder?(sky: Sky): Readonly<Record<string, string>>;
  /** `choices`: what was asked to be said otherwise; the usual where a caller has none. */
  of(moment: Moment, say: Voice, choices?: Choices): Static<S>;
  /** Given only where its name stands in `blocks`. */
  readonly byNameAlone?: true;
}

export interface Wanting {
  readonly needs?: Needs;
  /** Whether the block exists for this caller and engine; absent blocks have no key at all (`surya`, `display`). */
  readonly given?: (moment: Moment, say: Voice) => boolean;
  /** Why a block that was asked for by name is not `given`: said in the snapshot's notes, the block is null. */
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

/** What a block need not say: with it all blocks are of one shape, and a snapshot reads them as fast as one. */
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
