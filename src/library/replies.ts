/** The types of the blocks of a day, as the service returns them. */
import type { ByNameAlone, PanchangaReply, Sometimes } from '../replies/schemas.ts';

type Given = Omit<PanchangaReply, 'notes'>;
export type BlockName = keyof Given;
/** Blocks that need a sunrise and a sunset are null on days without them. */
export type Blocks = { readonly [N in BlockName]-?: Exclude<Given[N], undefined> };

export type Snapshot = Omit<Blocks, Sometimes | ByNameAlone> &
  Partial<Pick<Blocks, Exclude<Sometimes, ByNameAlone>>> & { readonly notes?: readonly string[] };
