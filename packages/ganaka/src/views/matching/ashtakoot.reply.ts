import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { nameReply, sentenceReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { pairSensitivityReply } from './sensitivity.reply.ts';

export const bhangaReply = Type.Object({
  id: Type.String(),
  counts: Type.Boolean({ description: 'whether it cancels the fault' }),
  grants: Type.Union([Type.Number(), Type.Null()], {
    description: 'the points that it gives to the koot; null where it raises nothing',
  }),
  citation: citationReply,
});
const kootOf = (attribute: ReturnType<typeof Type.String> | typeof namedReply) =>
  Type.Object({
    obtained: Type.Number(),
    max: Type.Integer(),
    effective: Type.Number({ description: 'points with what the rules grant' }),
    cancelled: Type.Boolean({ description: 'whether a printed rule removes the fault' }),
    boy: attribute,
    girl: attribute,
    citation: citationReply,
    points_citation: citationReply,
    bhanga: Type.Array(bhangaReply),
  });
const alternativesReply = Type.Array(
  Type.Object({ table: Type.String(), obtained: Type.Number(), citation: citationReply }),
  { description: 'the points by other tables, which are not counted' },
);
const idKoot = kootOf(Type.String());
const withAlternatives = Type.Interface([idKoot], { alternatives: alternativesReply });
const namedKoot = kootOf(namedReply);
const bandReply = Type.Object({ label: Type.String(), citation: citationReply });
export const nativeReply = Type.Object({
  moon_rashi: described(namedReply, 'rashi of the Moon at birth'),
  nakshatra: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 27 }),
    ...nameReply('name'),
    pada: Type.Integer({ minimum: 1, maximum: 4 }),
  }),
  gana: Type.String({ description: 'deva, manushya or rakshasa' }),
  nadi: Type.String({ description: 'adi, madhya or antya' }),
  yoni: Type.String(),
});
export const ashtakootReply = Type.Object({
  koots: Type.Object(
    {
      varna: described(idKoot, 'class of the rashi, 1 point'),
      vashya: described(withAlternatives, 'who yields to whom, 2 points'),
      tara: described(namedKoot, 'stars counted from each other, 3 points'),
      yoni: described(idKoot, 'animals of the stars, 4 points'),
      graha_maitri: described(idKoot, 'friendship of the lords of the rashis, 5 points'),
      gana: described(withAlternatives, 'temper of the stars, 6 points'),
      bhakoot: described(
        Type.Interface([namedKoot], {
          distance: Type.String({ description: 'boy’s sign from the girl’s / girl’s from the boy’s' }),
          dosha: Type.Union([Type.Enum(['2/12', '5/9', '6/8']), Type.Null()], {
            description: 'which fault it is; null where none',
          }),
        }),
        'rashis counted from each other, 7 points',
      ),
      nadi: described(idKoot, 'thread of the star, 8 points'),
    },
    { description: 'the eight measures' },
  ),
  total: Type.Number({ description: 'points of 36, before any cancellation' }),
  total_effective: Type.Number(),
  total_effective_rule: citationReply,
  max: Type.Literal(36),
  band: bandReply,
  band_dharmasindhu: described(
    Type.Interface([bandReply], {
      total: Type.Number({ description: 'the total that is graded: bhakoot counted 7, 4, 1 or 0 as the work says' }),
    }),
    'the same by the bands of the Dharmasindhu',
  ),
  nadi_raw: Type.Number({ description: 'points of nadi from the table' }),
  nadi_effective: Type.Number({ description: 'points of nadi with what the rules grant' }),
  gana_effective: Type.Number({ description: 'points of gana with what the rules grant' }),
  bhakoot_effective: Type.Number({ description: 'points of bhakoot with what the rules grant' }),
  citation: citationReply,
  not_checked: Type.Array(Type.Object({ id: Type.String(), citation: citationReply })),
  boy: nativeReply,
  girl: nativeReply,
  sensitivity: Type.Optional(pairSensitivityReply),
  ...sentenceReply('line'),
});
