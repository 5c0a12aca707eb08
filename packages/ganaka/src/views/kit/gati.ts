/** The kind of a graha's motion in replies, cached per voice: every graha of a chart has one. */

import type { Static } from 'typebox';
import type { AshtadhaMotion } from '../../jyotisha/kundali/graha/gati.ts';
import { OTHER_READING } from '../../jyotisha/kundali/graha/gati.ts';
import { cachedOn } from '../../kernel/caches.ts';
import type { Source } from '../../rules/source.ts';
import { briefCitation } from '../../text/citation.ts';
import type { Voice } from '../../text/voice.ts';
import type { gatiAshtadhaOfDayReply, gatiAshtadhaReply } from './gati.reply.ts';

type GatiText = Static<typeof gatiAshtadhaReply>;
type BriefGatiText = Static<typeof gatiAshtadhaOfDayReply>;

export const gatiAshtadhaReplyOf = replyWith((say, source) => say.cite(source));
/** With the citation in brief. */
export const gatiAshtadhaBrieflyOf = replyWith<BriefGatiText>((_, source) => briefCitation(source));

function replyWith<T extends BriefGatiText = GatiText>(citationOf: (say: Voice, source: Source) => T['citation']) {
  const ready = cachedOn((_: Voice) => new Map<Source, Map<string, T>>());
  return (say: Voice, { kind, source }: AshtadhaMotion): T => {
    const bySource = ready(say);
    let byKind = bySource.get(source);
    if (byKind === undefined) bySource.set(source, (byKind = new Map()));
    const known = byKind.get(kind);
    if (known !== undefined) return known;
    const variant = OTHER_READING[kind];
    const made = Object.freeze({
      id: kind,
      ...say.field('name', ({ chart }) => chart.gatis[kind]),
      ...(variant !== undefined && { variant }),
      citation: citationOf(say, source),
    }) as T;
    byKind.set(kind, made);
    return made;
  };
}
