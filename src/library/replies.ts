/** The types of the blocks of a day, as the service returns them. */
import type { ByNameAlone, PanchangaReply, Sometimes } from '../replies/schemas.ts';

type Given = Omit<PanchangaReply, 'notes'>;
/** The name of a block of the panchanga. */
export type BlockName = keyof Given;
/** The blocks of the panchanga by name. Those that need a sunrise and a sunset are null on days without them. */
export type Blocks = { readonly [N in BlockName]-?: Exclude<Given[N], undefined> };

/** The full panchanga of a moment. Blocks that are only given by name are not in it. */
export type Snapshot = Omit<Blocks, Sometimes | ByNameAlone> &
  Partial<Pick<Blocks, Exclude<Sometimes, ByNameAlone>>> & { readonly notes?: readonly string[] };
