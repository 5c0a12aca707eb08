/**
 * The stone of each graha, and the grahas whose stone the texts prescribe: those that are badly placed at birth or on a
 * day. Modern practice instead gives the stones of lords of good houses. It is listed separately, only on request.
 */

import type { Static } from 'typebox';
import { type Chart, chartOf, isSapta } from '../../../jyotisha/kundali/chart/chart.ts';
import { factsOf, NINE } from '../../../jyotisha/kundali/chart/facts.ts';
import { FUNCTIONAL_SOURCE, functionalOf } from '../../../jyotisha/kundali/reports/functional.ts';
import {
  GOCHARA_SOURCE,
  ILL_AT_BIRTH_SOURCE,
  isIllAtBirth,
  passingOf,
} from '../../../jyotisha/kundali/reports/ill-placed.ts';
import { GEMS, INSTEAD, practisedOf, RATNA_SOURCES } from '../../../jyotisha/kundali/reports/ratna.ts';
import { type Graha, perGraha } from '../../../sky/engines/engine.ts';
import { citationsOf } from '../../../text/sentences/citations.ts';
import type { Voice } from '../../../text/voice.ts';
import { defaulted, oneOf } from '../../kit/parameter.ts';
import { on } from '../../kit/parameters.ts';
import { view } from '../../view.ts';
import { onOf } from '../on.ts';
import { cautionReplyOf, dravyaReplyOf } from './dravya.ts';
import type { ratnaNirnayaReply, ratnaReply, reasonReply } from './ratna-nirnaya.reply.ts';

export const ratnaNirnaya = view<typeof ratnaNirnayaReply>()({
  field: 'ratna_nirnaya',
  summary: 'Stones of the grahas by the printed rule, and by practice on request; no promise',
  reads: 'birth',
  params: {
    basis: defaulted(
      oneOf(['printed', 'both'], { meaning: 'only the printed rule, or practice as well', example: 'printed' }),
      'printed',
    ),
    on,
  },
  of(asked) {
    const { sky, t, say, params } = asked;
    const on = onOf(asked);
    const birth = chartOf(sky, t);
    const now = chartOf(sky, on.t);
    return {
      basis: params.basis,
      on: on.date,
      grahas: perGraha((graha) => ratnaReplyOf(say, birth, now, graha)),
      named: NINE.flatMap((graha) => {
        const because = reasonsFor(say, birth, now, graha);
        const gem = dravyaReplyOf(say, GEMS[graha]);
        return because.length === 0 ? [] : [{ graha, gem, because, citation: say.cite(RATNA_SOURCES.rule) }];
      }),
      ...(params.basis === 'both' && {
        practice: practisedOf(birth, factsOf(birth)).map(({ graha, because }) => ({
          graha,
          gem: dravyaReplyOf(say, GEMS[graha]),
          because: [...because],
          citation: say.cite(RATNA_SOURCES.practice),
        })),
      }),
      caution: [
        cautionReplyOf(say, 'gem_no_promise'),
        cautionReplyOf(say, 'gem_two_purposes'),
        cautionReplyOf(say, 'gem_no_more'),
      ],
      citations: citationsOf(say, {
        instead: RATNA_SOURCES.instead,
        functional: FUNCTIONAL_SOURCE,
        gochara: GOCHARA_SOURCE,
      }),
    };
  },
});

function ratnaReplyOf(say: Voice, birth: Chart, now: Chart, graha: Graha): Static<typeof ratnaReply> {
  const passing = passingOf(birth, now, graha);
  return {
    gem: dravyaReplyOf(say, GEMS[graha]),
    instead: dravyaReplyOf(say, INSTEAD[graha]),
    ill_placed: { natal: isIllAtBirth(birth, graha), gochara: passing.ill },
    house: birth.grahas[graha].house,
    house_from_moon: passing.houseFromMoon,
    functional: isSapta(graha) ? functionalOf(birth.lagnaRashi, graha).kind : null,
    citation: say.cite(RATNA_SOURCES.gem),
  };
}

function reasonsFor(say: Voice, birth: Chart, now: Chart, graha: Graha): Static<typeof reasonReply>[] {
  const { ill, houseFromMoon } = passingOf(birth, now, graha);
  return [
    ...(isIllAtBirth(birth, graha)
      ? [{ id: 'natal' as const, house: birth.grahas[graha].house, citation: say.cite(ILL_AT_BIRTH_SOURCE) }]
      : []),
    ...(ill === true ? [{ id: 'gochara' as const, house: houseFromMoon, citation: say.cite(GOCHARA_SOURCE) }] : []),
  ];
}
