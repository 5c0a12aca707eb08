/** The types of the blocks of a day, as the service returns them. */
import type { ByNameAlone, PanchangaReply, Sometimes } from './types/replies.generated.ts';

type GivenBlocks = Omit<PanchangaReply, 'notes'>;
/** The name of a block of the panchanga. */
export type BlockName = keyof GivenBlocks;
type Filled = { readonly [N in BlockName]-?: Exclude<GivenBlocks[N], undefined> };
/**
 * The blocks of the panchanga by name. Those that need a sunrise and a sunset are null on days without them, and those
 * that an engine or a language does not have are null there.
 */
export type Blocks = { readonly [N in BlockName]: Filled[N] | (N extends Sometimes ? null : never) };

/** The full panchanga of a moment. Blocks that are only given by name are not in it. */
export type Snapshot = Omit<Filled, Sometimes | ByNameAlone> &
  Partial<Pick<Filled, Exclude<Sometimes, ByNameAlone>>> & { readonly notes?: readonly string[] };
