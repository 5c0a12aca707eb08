/** An eclipse in replies: from geometry on the modern engines, by the rules of the text on the Surya-siddhanta. */

import type { Static } from 'typebox';
import { SHADOW_RULE } from '../../jyotisha/grahana/bodies.ts';
import { type LocalEclipse, localOf } from '../../jyotisha/grahana/local.ts';
import { sutakOf, VEDHA } from '../../jyotisha/grahana/sutak.ts';
import { type Eclipse, eclipsesBetween } from '../../jyotisha/grahana/year.ts';
import { type Span, span } from '../../kernel/span.ts';
import type { JdUt } from '../../kernel/units.ts';
import type { Source } from '../../rules/source.ts';
import { isNone, type None, type SiddhanticEclipse, type Sky } from '../../sky/engines/engine.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { clock, dateAt, round2, round4, round6, round8, window } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import type { eclipseReply } from './eclipse.reply.ts';

export type EclipseReply = Static<typeof eclipseReply>;

/** The eclipses whose maximum is in [from, to), computed with this Sky. */
export function eclipsesReplyOf(sky: Sky, from: JdUt, to: JdUt, say: Voice): EclipseReply[] {
  const own = sky.siddhanticEclipses(from, to);
  if (!isNone(own)) return own.map((each) => siddhantic(sky, each, say));
  return eclipsesBetween(sky, from, to).map((each) => geometric(sky, each, say));
}

/** The hours of an eclipse that is visible at the place. */
interface EclipseHours {
  readonly kind: Eclipse['kind'];
  readonly seen: Span;
  readonly risesEclipsed: boolean;
  readonly setsEclipsed: boolean;
  readonly sutak: Span | null;
}

export function eclipsesSeen(sky: Sky, from: JdUt, to: JdUt): EclipseHours[] {
  const own = sky.siddhanticEclipses(from, to);
  const met = isNone(own)
    ? eclipsesBetween(sky, from, to).map((each) => ({
        kind: each.kind,
        local: each.type === 'penumbral' ? null : localOf(sky, each),
      }))
    : own.map(({ kind, seen, begin, end }) => ({
        kind,
        local: {
          seen,
          end,
          risesEclipsed: seen !== null && seen.from > begin,
          setsEclipsed: seen !== null && seen.to < end,
        },
      }));
  return met.flatMap(({ kind, local }) => {
    if (local === null || local.seen === null) return [];
    const { seen, risesEclipsed, setsEclipsed } = local;
    return [{ kind, seen, risesEclipsed, setsEclipsed, sutak: sutakOf(sky, kind, local) }];
  });
}

function geometric(sky: Sky, eclipse: Eclipse, say: Voice): EclipseReply {
  const { place } = sky;
  const local = localOf(sky, eclipse);
  const penumbral = eclipse.type === 'penumbral';
  const visible = !penumbral && local !== null && local.seen !== null;
  const tt = sky.tt(eclipse.greatest);
  const deltaT = sky.deltaTSeconds(eclipse.greatest);
  return {
    kind: eclipse.kind,
    ...say.byId('eclipse', eclipse.kind),
    type: eclipse.type,
    basis: 'geometric',
    date: dateAt(place, eclipse.greatest),
    greatest: clock(place, eclipse.greatest),
    greatest_tt: isNone(tt) ? null : round8(tt),
    delta_t: isNone(deltaT) ? null : round2(deltaT),
    magnitude: round4(magnitudeOf(eclipse)),
    umbral_magnitude: eclipse.kind === 'lunar' ? round4(eclipse.umbralMagnitude) : undefined,
    penumbral_magnitude: eclipse.kind === 'lunar' ? round4(eclipse.penumbralMagnitude) : undefined,
    gamma: round4(eclipse.gamma),
    contacts: contactsOf(sky, eclipse, local),
    visible,
    local: local === null ? null : localReplyOf(sky, local),
    sutak: visible ? sutakReplyOf(sky, eclipse.kind, local, say) : null,
    shadow_rule: eclipse.kind === 'lunar' ? SHADOW_RULE : undefined,
    ...notesReplyOf(say, notesOf(eclipse, local)),
  };
}

const magnitudeOf = (eclipse: Eclipse): number =>
  eclipse.kind === 'solar'
    ? eclipse.magnitude
    : eclipse.type === 'penumbral'
      ? eclipse.penumbralMagnitude
      : eclipse.umbralMagnitude;

function contactsOf(sky: Sky, eclipse: Eclipse, local: LocalEclipse | null): EclipseReply['contacts'] {
  const said = (part: { from: JdUt; to: JdUt } | null) => (part === null ? null : window(sky.place, part));
  return eclipse.kind === 'lunar'
    ? { penumbral: said(eclipse.penumbral), partial: said(eclipse.partial), total: said(eclipse.total) }
    : { partial: said(local === null ? null : span(local.start, local.end)), total: said(local?.central ?? null) };
}

const localReplyOf = ({ place }: Sky, local: LocalEclipse): EclipseReply['local'] => ({
  start: clock(place, local.start),
  maximum: clock(place, local.maximum),
  end: clock(place, local.end),
  magnitude: round4(local.magnitude),
  obscuration: local.obscuration === null ? null : round4(local.obscuration),
  altitude: round2(local.altitudeDeg),
  seen: local.seen === null ? null : window(place, local.seen),
  central: local.central === null ? null : window(place, local.central),
  rises_eclipsed: local.risesEclipsed,
  sets_eclipsed: local.setsEclipsed,
  greatest_visible: local.greatestSeen && {
    at: clock(place, local.greatestSeen.at),
    magnitude: round4(local.greatestSeen.magnitude),
    obscuration: local.greatestSeen.obscuration === null ? null : round4(local.greatestSeen.obscuration),
    altitude: round2(local.greatestSeen.altitudeDeg),
  },
});

function sutakReplyOf(
  sky: Sky,
  kind: Eclipse['kind'],
  local: Parameters<typeof sutakOf>[2],
  say: Voice,
): EclipseReply['sutak'] {
  const sutak = sutakOf(sky, kind, local);
  if (sutak === null) return null;
  const { start, end } = window(sky.place, sutak);
  return { start, end, yamas: sutak.yamas, citation: say.cite(VEDHA) };
}

function notesOf(eclipse: Eclipse, local: LocalEclipse | null): Note[] {
  if (local === null) return ['eclipse_not_here'];
  if (eclipse.type === 'penumbral') return ['eclipse_penumbral'];
  if (local.seen === null) return [({ eclipse_below_horizon }) => eclipse_below_horizon(eclipse.kind)];
  return [];
}

const SIDDHANTIC: Source = {
  confidence: 'secondary',
  work: 'SS',
  at: 'IV–VI',
  kind: 'section',
  gist: 'eclipse.diameters_latitude_obscuration_half',
};

/**
 * The reply for an eclipse of the Surya-siddhanta. Values that the text does not give are null and are not taken from
 * another engine.
 */
function siddhantic(sky: Sky, eclipse: SiddhanticEclipse, say: Voice): EclipseReply {
  const { place } = sky;
  const whole = span(eclipse.begin, eclipse.end);
  const total = spanOr(eclipse.totalBegin, eclipse.totalEnd);
  const { seen } = eclipse;
  const risesEclipsed = seen !== null && seen.from > whole.from;
  const setsEclipsed = seen !== null && seen.to < whole.to;
  return {
    kind: eclipse.kind,
    ...say.byId('eclipse', eclipse.kind),
    type: eclipse.type,
    basis: 'siddhantic',
    date: dateAt(place, eclipse.greatest),
    greatest: clock(place, eclipse.greatest),
    greatest_tt: null,
    delta_t: null,
    magnitude: round4(eclipse.magnitude),
    ...(eclipse.kind === 'lunar' && { umbral_magnitude: round4(eclipse.magnitude) }),
    gamma: null,
    contacts: { partial: window(place, whole), total: total === null ? null : window(place, total) },
    visible: seen !== null,
    local: {
      start: clock(place, eclipse.begin),
      maximum: clock(place, eclipse.greatest),
      end: clock(place, eclipse.end),
      magnitude: round6(eclipse.magnitude),
      obscuration: null,
      altitude: null,
      seen: seen === null ? null : window(place, seen),
      central: total === null ? null : window(place, total),
      rises_eclipsed: risesEclipsed,
      sets_eclipsed: setsEclipsed,
      greatest_visible: seen && siddhanticallyGreatest(sky, eclipse, seen),
    },
    sutak:
      seen === null
        ? null
        : sutakReplyOf(sky, eclipse.kind, { seen, end: eclipse.end, risesEclipsed, setsEclipsed }, say),
    citation: say.cite(SIDDHANTIC),
    ...notesReplyOf(say, seen === null ? ['eclipsed_body_below_horizon'] : []),
  };
}

/**
 * The greatest visible phase. If the middle of the eclipse is not visible, the magnitude is null, because the text's
 * rules are only applied to the middle here.
 */
function siddhanticallyGreatest({ place }: Sky, { greatest, magnitude }: SiddhanticEclipse, seen: Span) {
  const within = greatest >= seen.from && greatest <= seen.to;
  const at = within ? greatest : greatest < seen.from ? seen.from : seen.to;
  return { at: clock(place, at), magnitude: within ? round6(magnitude) : null, obscuration: null, altitude: null };
}

const spanOr = (from: JdUt | None, to: JdUt | None) => (isNone(from) || isNone(to) ? null : span(from, to));
