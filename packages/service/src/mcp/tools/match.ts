/** The tool for the ashtakoot (matching by eight koots) of two births. */

import { KOOTS } from 'ganaka/internal/jyotisha/matching/koots/index.ts';
import type { KootId } from 'ganaka/internal/jyotisha/matching/koots/koot.ts';
import { ashtakoot } from 'ganaka/internal/views/matching/ashtakoot.ts';
import { type Static, Type } from 'typebox';
import { citedLinks, ruleUri } from '../citations.ts';
import { birthInput, birthQuery, engineInput, engineOf } from '../common-inputs.ts';
import { askView, basisReply } from '../reply.ts';
import { textOf } from '../text-parts.ts';
import { tool } from '../tool.ts';

const kootReply = Type.Object({
  koot: Type.String(),
  obtained: Type.Number(),
  max: Type.Integer(),
  boy: Type.String(),
  girl: Type.String(),
  cancelled: Type.Optional(Type.Literal(true, { description: 'a printed rule removes the fault' })),
});
const nativeReply = Type.Object({ moon_rashi: Type.String(), nakshatra: Type.String(), pada: Type.Integer() });
const KOOT_IDS = Object.keys(KOOTS) as KootId[];
type KootReply = Static<typeof kootReply>;

const wordOf = (value: string | { readonly name: string }): string => (typeof value === 'string' ? value : value.name);

export const match = tool({
  name: 'match',
  title: 'Match two births (ashtakoot)',
  description:
    'Guna milan of a boy and a girl: points of the eight koots out of 36 with what each has, the class of the total by the printed rule, and faults that a rule removes. It grades positions in tables and says nothing of a person’s life. Birth data are personal: ask before sending them.',
  routes: ['/match/ashtakoot'],
  input: (engines) =>
    Type.Object({ boy: birthInput, girl: birthInput, ...engineInput(engines) }, { additionalProperties: false }),
  output: Type.Object({
    basis: basisReply,
    total: Type.Number(),
    max: Type.Integer(),
    total_effective: Type.Number({ description: 'with what a digest grants for cancelled faults' }),
    band: Type.String(),
    koots: Type.Array(kootReply),
    boy: nativeReply,
    girl: nativeReply,
  }),
  async run({ boy, girl, engine }, { ask, engines }) {
    const { segment } = engineOf(engine, engines);
    const query = { ...birthQuery(boy, 'boy_'), ...birthQuery(girl, 'girl_') };
    const { payload, basis, uri } = await askView(ask, ashtakoot, `/v1/${segment}/match/ashtakoot`, query);
    const koots = KOOT_IDS.map((id): KootReply => {
      const koot = payload.koots[id];
      return {
        koot: id,
        obtained: koot.obtained,
        max: koot.max,
        boy: wordOf(koot.boy),
        girl: wordOf(koot.girl),
        ...(koot.cancelled && { cancelled: true as const }),
      };
    });
    const native = ({ moon_rashi, nakshatra }: typeof payload.boy) => ({
      moon_rashi: moon_rashi.name,
      nakshatra: nakshatra.name,
      pada: nakshatra.pada,
    });
    const { total, max, total_effective, band } = payload;
    return {
      answer: {
        basis,
        total,
        max,
        total_effective,
        band: band.label,
        koots,
        boy: native(payload.boy),
        girl: native(payload.girl),
      },
      text: textOf(
        [
          `${total} of ${max} points (${band.label}).`,
          koots
            .map(
              (each) => `${each.koot} ${each.obtained}/${each.max}${each.cancelled ? ' (fault removed by rule)' : ''}`,
            )
            .join(', '),
          payload.line,
        ],
        basis,
      ),
      links: [
        { uri, name: 'the whole reply with verses', mimeType: 'application/json' },
        ...koots
          .filter((each) => each.obtained === 0)
          .map(({ koot }) => ({
            uri: ruleUri('koot', koot),
            name: `sources of ${koot}`,
            mimeType: 'application/json',
          })),
        ...citedLinks([payload.citation, band.citation]),
      ],
    };
  },
});
