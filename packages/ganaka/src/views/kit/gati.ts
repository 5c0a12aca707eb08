/** The kind of a graha's motion in replies, cached per voice: every graha of a chart has one. */

import type { Static } from 'typebox';
import type { AshtadhaMotion } from '../../jyotisha/kundali/graha/gati.ts';
import { OTHER_READING } from '../../jyotisha/kundali/graha/gati.ts';
import { cachedOn } from '../../kernel/caches.ts';
import type { Source } from '../../rules/source.ts';
import type { Voice } from '../../text/voice.ts';
import type { gatiAshtadhaReply } from './gati.reply.ts';

type GatiText = Static<typeof gatiAshtadhaReply>;

const ready = cachedOn((_: Voice) => new Map<Source, Map<string, GatiText>>());

export function gatiAshtadhaReplyOf(say: Voice, { kind, source }: AshtadhaMotion): GatiText {
  const bySource = ready(say);
  let byKind = bySource.get(source);
  if (byKind === undefined) bySource.set(source, (byKind = new Map()));
  const known = byKind.get(kind);
  if (known !== undefined) return known;
  const variant = OTHER_READING[kind];
  const made: GatiText = Object.freeze({
    id: kind,
    ...say.field('name', ({ chart }) => chart.gatis[kind]),
    ...(variant !== undefined && { variant }),
    citation: say.cite(source),
  });
  byKind.set(kind, made);
  return made;
}
