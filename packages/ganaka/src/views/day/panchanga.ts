/**
 * The full panchanga with all blocks, and slices of it. A slice has place, instant and its own blocks, each as in
 * the full panchanga; some blocks contain more where they are named. All blocks read the same day, so each end of an anga is computed only once.
 */

import type { TUnsafe } from 'typebox';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { type Moment, momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { type EngineKey, isNone, type Sky } from '../../sky/engines/engine.ts';
import type { Note, NoteWords } from '../../text/contracts/note-words.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import type { Block, PublishedBlock } from '../blocks/block.ts';
import { type Choices, choiceParams, USUAL } from '../blocks/choices.ts';
import { BLOCKS, FRAME } from '../blocks/index.ts';
import { type NoParameters, type Parameters, type ParamsOf, someOf } from '../kit/parameter.ts';
import { type Birth, view } from '../view.ts';
import type { panchangaReply } from './panchanga.reply.ts';

/** The rising or setting that the day lacks, and why. */
export type Lack = readonly [...ValuesOf<NoteWords['windows_without_the_sun']>];
type ValuesOf<W> = W extends (...values: infer V) => string ? V : never;

/** What this day lacks for blocks that need day and night; null if it lacks nothing. */
export function lackOf({ sunrise, sunset, nextSunrise }: Day): Lack | null {
  if (isNone(sunrise)) return [isNone(sunset) ? 'rise_and_set' : 'rise', sunrise.none];
  if (isNone(sunset)) return ['set', sunset.none];
  if (isNone(nextSunrise)) return ['next_rise', nextSunrise.none];
  return null;
}

/** The note for a block that is null because of this lack. */
export const lackNote =
  (what: string, lack: Lack): Note =>
  ({ null_without_the_sun }) =>
    null_without_the_sun(what, ...lack);

/**
 * Whether the blocks were requested by name. If so, a block that is not given is null with a note; otherwise it is
 * absent.
 */
type Asking = 'by_name' | 'all';

type FrameBlock = (typeof FRAME)[number];
type OtherBlock = (typeof BLOCKS)[number];
export type OtherBlockName = OtherBlock['name'];

/** A panchanga with all the blocks `B`, each under its name. `notes` says why a block is null. */
export type Whole<B extends Block> = {
  readonly [K in B as K extends { readonly given: object } ? never : K['name']]: PublishedBlock<K>;
} & {
  readonly [K in B as K extends { readonly given: object } ? K['name'] : never]?: PublishedBlock<K>;
} & { readonly notes?: readonly string[] };

/** A panchanga with the frame and the requested blocks. */
export type PanchangaSnapshot = Whole<FrameBlock> & Partial<Whole<OtherBlock>>;

/**
 * The payload with each block under its name. A block is null if it needs a sunrise or sunset that the day does not
 * have; `notes` says why.
 */
export function panchangaOf<B extends Block>(
  moment: Moment,
  say: Voice,
  blocks: readonly B[],
  asking: Asking = 'all',
  choices: Choices = USUAL,
): Whole<B> {
  const reply: Record<string, unknown> = {};
  const notes: Note[] = [];
  for (const each of blocks) {
    if (each.given !== undefined && !each.given(moment, say)) {
      if (asking === 'all' || each.denied === undefined) continue;
      reply[each.name] = null;
      notes.push(each.denied);
      continue;
    }
    const lack = each.needs === undefined ? null : lackOf(moment.day);
    reply[each.name] = lack === null ? each.of(moment, say, choices) : null;
    if (lack !== null) notes.push(lackNote(each.name, lack));
  }
  if (notes.length > 0) Object.assign(reply, notesReplyOf(say, notes));
  return reply as Whole<B>;
}

const standingConventions = (blocks: readonly Block[]): Record<string, string> =>
  Object.assign({}, ...blocks.map(({ conventions }) => conventions ?? {}));

/**
 * The conventions of the blocks under a Sky. `standing` are those that hold under every Sky, for callers that have them
 * ready.
 */
export function conventionsOf(
  blocks: readonly Block[],
  sky: Sky,
  standing = standingConventions(blocks),
): Record<string, string> {
  const made = { ...standing };
  for (const { conventionsUnder } of blocks)
    if (conventionsUnder !== undefined) Object.assign(made, conventionsUnder(sky));
  return made;
}

const momentAsked = ({ sky, day, t, basis }: Birth & Pick<Moment, 'basis'>): Moment => momentUnder(sky, day, t, basis);

export const ALL: readonly (FrameBlock | OtherBlock)[] = [...FRAME, ...BLOCKS];

/** The blocks included by default. */
export const USUAL_BLOCKS = BLOCKS.filter(({ byNameAlone }) => byNameAlone !== true);
const STANDING: typeof ALL = [...FRAME, ...USUAL_BLOCKS];
const STANDING_CONVENTIONS = standingConventions(STANDING);

/** The blocks that `blocks=` names, with the frame; the default blocks if the parameter is missing. */
const chosen = (names: readonly string[] | undefined): typeof ALL =>
  names === undefined ? STANDING : [...FRAME, ...BLOCKS.filter(({ name }) => names.includes(name))];

/** The names of all blocks. */
export const BLOCK_NAMES: readonly string[] = ALL.map(({ name }) => name);

/** The blocks with these names and no others. */
export const blocksNamed = (names: readonly string[]): typeof ALL => ALL.filter(({ name }) => names.includes(name));

/** The names of the blocks that one engine has. */
const namesUnder = (key: EngineKey): string[] =>
  ALL.filter(({ engine }) => engine === undefined || engine === key).map(({ name }) => name);

const BY_NAME_ALONE: readonly string[] = BLOCKS.filter(({ byNameAlone }) => byNameAlone === true).map(
  ({ name }) => name,
);

/** The parameter that selects blocks. The frame is always included; naming its blocks is allowed. */
export const blocks = someOf({
  meaning: `only these blocks of the snapshot, comma separated; ${BY_NAME_ALONE.join(', ')} are given by name alone`,
  example: 'tithi,rise_set',
  allows: BLOCK_NAMES,
  allowsUnder: namesUnder,
});

export const panchanga = view<typeof panchangaReply>()({
  field: 'panchanga',
  summary: 'The full daily panchanga; `blocks` narrows it to the blocks named',
  reads: 'moment',
  params: { blocks, ...choiceParams },
  spreads: true,
  conventions: ({ params: { blocks, moon_day, mula_varjyam, gowri_night, nalla_neram }, sky }) => {
    const told =
      blocks === undefined ? conventionsOf(STANDING, sky, STANDING_CONVENTIONS) : conventionsOf(chosen(blocks), sky);
    const has = (name: string): boolean => blocks === undefined || blocks.includes(name);
    const southern = blocks?.includes('southern_day');
    return {
      ...told,
      ...(has('rise_set') && { moon_day }),
      ...(has('muhurta') && { mula_varjyam }),
      ...(southern && { gowri_night, nalla_neram }),
    };
  },
  of(asked) {
    const names = asked.params.blocks;
    const asking = names === undefined ? 'all' : 'by_name';
    return panchangaOf(momentAsked(asked), asked.say, chosen(names), asking, asked.params);
  },
});

type Sliced<N extends OtherBlockName> = FrameBlock | Extract<OtherBlock, { readonly name: N }>;
/** The frame and the blocks with these names. */
export type Slice<N extends OtherBlockName> = Whole<Sliced<N>>;

export const slicedBlocks = <N extends OtherBlockName>(names: readonly N[]): Sliced<N>[] =>
  ALL.filter(
    (each): each is Sliced<N> =>
      FRAME.some(({ name }) => name === each.name) || names.some((name) => name === each.name),
  );

/** Declares a view of some blocks of the panchanga. */
export const slice = <const N extends OtherBlockName>(summary: string, ...names: readonly N[]) =>
  sliceChoosing<N, NoParameters>({}, summary, ...names);

/** Declares a view of some blocks with parameters of its own. */
export function sliceChoosing<const N extends OtherBlockName, const P extends Parameters>(
  params: P,
  summary: string,
  ...names: readonly N[]
) {
  const all = slicedBlocks(names);
  const standing = standingConventions(all);
  return view<TUnsafe<Slice<N>>>()({
    field: 'panchanga',
    summary,
    reads: 'moment',
    params,
    conventions: (asked) => Object.assign(conventionsOf(all, asked.sky, standing), wordsIn(asked.params)),
    of: (asked) => panchangaOf(momentAsked(asked), asked.say, all, 'all', { ...USUAL, blocks: names, ...asked.params }),
  });
}

/** The chosen variants as entries of `conventions`. */
const wordsIn = (chosen: ParamsOf<Parameters>): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).filter((each): each is [string, string] => typeof each[1] === 'string'));
