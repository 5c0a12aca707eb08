import { Type } from 'typebox';
import { briefCitationReply } from '../kit/citation.reply.ts';
import { nameReply, sentenceReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

const KINDS = [
  'vrata',
  'puja',
  'snana',
  'dana',
  'shraddha',
  'upavasa',
  'jayanti',
  'manvadi',
  'yugadi',
  'kalpadi',
  'tithi_deity',
] as const;

export const puranaReply = Type.Object({
  notes: Type.Array(
    Type.Object({
      id: Type.String(),
      ...nameReply('name', Type.String({ description: 'Sanskrit: in Roman letters, and in Devanagari for Hindi' })),
      name_sa: Type.String(),
      kind: Type.Enum(KINDS),
      purana: Type.Union([Type.String(), Type.Null()], {
        description: 'the Purana or smriti that the source names; null where it names none',
      }),
      tithi: Type.Union([namedReply, Type.Null()], {
        description: 'null for a note on a yoga, on an entry of the Sun, or on Guru in a sign',
      }),
      ...sentenceReply('gist'),
      citation: briefCitationReply,
      decided_by: Type.Optional({
        ...briefCitationReply,
        description: 'of a manvadi or yugadi that two days could have: what gives it to this one',
      }),
    }),
  ),
  ...sentenceReply(
    'none',
    Type.Union([Type.String(), Type.Null()], {
      description: 'why no note of the day names a Purana or a smriti; null where one does',
    }),
  ),
});
