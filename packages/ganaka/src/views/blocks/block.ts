/**
 * A block of the panchanga: its key and the pure function that fills it from the moment and its day. Its schema is in
 * the file next to it, `<block>.reply.ts`; `index.reply.ts` has those of all blocks by name.
 */

import type { Static, TSchema } from 'typebox';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import type { EngineKey, Sky } from '../../sky/engines/engine.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import type { Voice } from '../../text/voice.ts';
import type { Choices } from './choices.ts';

/**
 * What the day must have for the block to be filled. If the day lacks it, the block is null and the notes of the
 * panchanga say why.
 */
export type Needs = 'day_and_night';

export interface FilledBlock<N extends string, S extends TSchema> {
  /** Key in `panchanga`. */
  readonly name: N;
  readonly summary: string;
  /** The only engine that has the block. On other engines its name is not allowed in `blocks`. */
  readonly engine?: EngineKey;
  /** Entries for the envelope's `conventions` that the block's numbers depend on. */
  readonly conventions?: Readonly<Record<string, string>>;
  /** The same for conventions that depend on the place. */
  conventionsUnder?(sky: Sky): Readonly<Record<string, string>>;
  /** `choices` are the variants from the request; if a caller passes none, the defaults apply. */
  of(moment: Moment, say: Voice, choices?: Choices): Static<S>;
  /** True if the block is included only when `blocks` names it. */
  readonly byNameAlone?: true;
}

export interface BlockConditions {
  readonly needs?: Needs;
  /** Whether the block exists for this caller and engine; absent blocks have no key at all (`surya`, `display`). */
  readonly given?: (moment: Moment, say: Voice) => boolean;
  /** The note for a block that was requested by name but is not `given`. The block is then null. */
  readonly denied?: Note;
}

export type Block<N extends string = string, S extends TSchema = TSchema> = FilledBlock<N, S> & BlockConditions;

/** What a panchanga has under the name of a block: with `needs` or `denied` it may be null. */
export type PublishedBlock<B extends Block> =
  | ReturnType<B['of']>
  | (B extends { readonly needs: Needs } | { readonly denied: Note } ? null : never);

/** Declares a block whose value has the schema `S`; its name and whether it may be null stay in its type. */
export const block =
  <S extends TSchema>() =>
  <const N extends string, const W extends BlockConditions>(
    declared: FilledBlock<N, S> & W,
  ): FilledBlock<N, S> & Pick<W, keyof W & keyof BlockConditions> =>
    Object.assign(unsaid(), declared);

/**
 * All fields of a block, set to undefined. They give every block the same shape, so that reading a block stays
 * monomorphic.
 */
const unsaid = (): object => ({
  name: undefined,
  summary: undefined,
  of: undefined,
  engine: undefined,
  conventions: undefined,
  conventionsUnder: undefined,
  byNameAlone: undefined,
  needs: undefined,
  given: undefined,
  denied: undefined,
});
