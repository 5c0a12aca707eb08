/**
 * The stone of each graha, and the grahas whose stone the texts prescribe: those that are badly placed at birth or on a
 * day. Modern practice instead gives the stones of lords of good houses. It is listed separately, only on request.
 */
import { type Static, Type } from 'typebox';
import { type Chart, chartOf, isSapta } from '../../../jyotisha/kundali/chart/chart.ts';
import { factsOf, NINE } from '../../../jyotisha/kundali/chart/facts.ts';
import { FUNCTIONAL_SOURCE, FUNCTIONS, functionalOf } from '../../../jyotisha/kundali/reports/functional.ts';
import {
  GOCHARA_SOURCE,
  ILL_AT_BIRTH_SOURCE,
  isIllAtBirth,
  passingOf,
} from '../../../jyotisha/kundali/reports/ill-placed.ts';
import {
  GEMS,
  INSTEAD,
  PRACTICE_REASONS,
  practisedOf,
  RATNA_SOURCES,
} from '../../../jyotisha/kundali/reports/ratna.ts';
import { type Graha, perGraha } from '../../../sky/engines/engine.ts';
import type { Voice } from '../../../text/voice.ts';
import { citationReply } from '../../kit/citation.ts';
import { defaulted, oneOf } from '../../kit/parameter.ts';
import { on } from '../../kit/parameters.ts';
import { grahaReply } from '../../kit/position.ts';
import { view } from '../../view.ts';
import { onOf } from '../on.ts';
import { houseReply, perGrahaReply } from '../shapes.ts';
import { cautionReply, cautionSaid, dravyaReply, dravyaSaid } from './dravya.ts';

const reasonReply = Type.Object({
  id: Type.Enum(['natal', 'gochara']),
  house: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'from the lagna at birth; from the natal Moon on the day',
  }),
  citation: citationReply,
});
const ratnaReply = Type.Object({
  gem: dravyaReply,
  instead: dravyaReply,
  ill_placed: Type.Object({
    natal: Type.Boolean(),
    gochara: Type.Union([Type.Boolean(), Type.Null()], { description: 'null for Ketu, whom the verses leave out' }),
  }),
  house: houseReply,
  house_from_moon: Type.Integer({ minimum: 1, maximum: 12, description: 'on the day' }),
  functional: Type.Union([Type.Enum([...FUNCTIONS]), Type.Null()]),
  citation: citationReply,
});

export const ratnaNirnaya = view({
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
  reply: Type.Object({
    basis: Type.Enum(['printed', 'both']),
    on: Type.String(),
    grahas: perGrahaReply(ratnaReply),
    named: Type.Array(
      Type.Object({
        graha: grahaReply,
        gem: dravyaReply,
        because: Type.Array(reasonReply),
        citation: citationReply,
      }),
      { description: 'the printed rule: stones that please those that are ill placed' },
    ),
    practice: Type.Optional(
      Type.Array(
        Type.Object({
          graha: grahaReply,
          gem: dravyaReply,
          because: Type.Array(Type.Enum([...PRACTICE_REASONS])),
          citation: citationReply,
        }),
        { description: 'with basis=both: stones that practice gives to strengthen' },
      ),
    ),
    caution: Type.Array(cautionReply),
    citations: Type.Object({ instead: citationReply, functional: citationReply, gochara: citationReply }),
  }),
  of(asked) {
    const { sky, t, say, params } = asked;
    const on = onOf(asked);
    const birth = chartOf(sky, t);
    const now = chartOf(sky, on.t);
    return {
      basis: params.basis,
      on: on.date,
      grahas: perGraha((graha) => ratnaSaid(say, birth, now, graha)),
      named: NINE.flatMap((graha) => {
        const because = reasonsFor(say, birth, now, graha);
        const gem = dravyaSaid(say, GEMS[graha]);
        return because.length === 0 ? [] : [{ graha, gem, because, citation: say.cite(RATNA_SOURCES.rule) }];
      }),
      ...(params.basis === 'both' && {
        practice: practisedOf(birth, factsOf(birth)).map(({ graha, because }) => ({
          graha,
          gem: dravyaSaid(say, GEMS[graha]),
          because: [...because],
          citation: say.cite(RATNA_SOURCES.practice),
        })),
      }),
      caution: [
        cautionSaid(say, 'gem_no_promise'),
        cautionSaid(say, 'gem_two_purposes'),
        cautionSaid(say, 'gem_no_more'),
      ],
      citations: {
        instead: say.cite(RATNA_SOURCES.instead),
        functional: say.cite(FUNCTIONAL_SOURCE),
        gochara: say.cite(GOCHARA_SOURCE),
      },
    };
  },
});

function ratnaSaid(say: Voice, birth: Chart, now: Chart, graha: Graha): Static<typeof ratnaReply> {
  const passing = passingOf(birth, now, graha);
  return {
    gem: dravyaSaid(say, GEMS[graha]),
    instead: dravyaSaid(say, INSTEAD[graha]),
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
