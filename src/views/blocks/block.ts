/** A block of the snapshot: its key, its schema and the pure function that fills it from the day. */
import type { Static, TSchema } from 'typebox';
import type { EngineKey } from '../../engines/engine.ts';
import type { PanchangaDay } from '../../panchanga/day.ts';
import type { Say } from '../../text/say.ts';

/** What the day must have for the block to be filled; without it the block is null and the snapshot's notes say why. */
export type Needs = 'day_and_night';

export interface Block<S extends TSchema = TSchema> {
  /** Key in `panchanga`. */
  readonly name: string;
  readonly summary: string;
  readonly needs?: Needs;
  /** Schema of the value; where `needs` is given the published schema also allows null. */
  readonly reply: S;
  /** Whether the block exists for this caller and engine; absent blocks have no key at all (`surya`, `display`). */
  readonly given?: (day: PanchangaDay, say: Say) => boolean;
  /** The one engine that has the block; under another its name is no value of `blocks`. */
  readonly engine?: EngineKey;
  /** Why a block that was asked for by name is not `given`: said in the snapshot's notes, the block is null. */
  readonly denied?: (engine: EngineKey) => string;
  /** Entries for the envelope's `conventions` that the block's numbers depend on. */
  readonly conventions?: Readonly<Record<string, string>>;
  readonly of: (day: PanchangaDay, say: Say) => Static<S>;
}

/** Declares a block; the result forgets its own schema so that blocks of all kinds stand in one list. */
export const block = <S extends TSchema>(declared: Block<S>): Block => declared as unknown as Block;
