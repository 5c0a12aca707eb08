/** The schemas of the panchanga and its slices, put together from those of the blocks. */
import { type TSchema, type TUnsafe, Type } from 'typebox';
import type { Block } from '../blocks/block.ts';
import { BLOCK_REPLIES } from '../blocks/index.reply.ts';
import { FRAME } from '../blocks/index.ts';
import { ALL, type OtherBlockName, type PanchangaSnapshot, type Slice, slicedBlocks } from './panchanga.ts';

type AnyBlock = (typeof ALL)[number];

/** `every`: all of these blocks are always in the reply, unless they are not given for an engine or a caller. */
export const replyOf = (blocks: readonly AnyBlock[], every: boolean): TSchema =>
  Type.Object({
    ...Object.fromEntries(
      blocks.map((each: Block & Pick<AnyBlock, 'name'>) => {
        const { name, summary, needs, given, denied } = each;
        const reply = BLOCK_REPLIES[name];
        const schema = needs === undefined && denied === undefined ? reply : Type.Union([reply, Type.Null()]);
        const described = { ...schema, description: summary };
        const always = given === undefined && (every || FRAME.some((frame) => frame.name === name));
        return [name, always ? described : Type.Optional(described)];
      }),
    ),
    notes: Type.Optional(Type.Array(Type.String(), { description: 'why a block is null' })),
  });

export const panchangaReply = Type.Unsafe<PanchangaSnapshot>(replyOf(ALL, false));

/** The schema of a slice of these blocks. */
export const sliceReply = <const N extends OtherBlockName>(...names: readonly N[]): TUnsafe<Slice<N>> =>
  Type.Unsafe<Slice<N>>(replyOf(slicedBlocks(names), true));

/** The schema of a slice with further fields of its view. */
export function sliceWith(more: Readonly<Record<string, TSchema>>, ...names: readonly OtherBlockName[]): TSchema {
  const slice = replyOf(slicedBlocks(names), true);
  const known = 'properties' in slice && typeof slice.properties === 'object' ? slice.properties : {};
  return { ...slice, properties: { ...known, ...more } };
}
