/** The schemas of a graha's motion. */
import { Type } from 'typebox';
import { GATIS } from '../../kernel/gati.ts';
import { GATI_ASHTADHA } from '../../lexicon/chart/gati.ts';
import { briefCitationReply, citationReply } from './citation.reply.ts';
import { nameReply } from './in-languages.reply.ts';

export const gatiReply = Type.Enum([...GATIS], {
  description: 'stationary below a tenth of the graha’s mean motion',
});

const ASHTADHA = { description: 'one of the eight motions of Surya-siddhanta II.12-13' };
const ashtadhaName = {
  id: Type.Enum([...GATI_ASHTADHA]),
  ...nameReply('name'),
  variant: Type.Optional(
    Type.Enum(['anuvakra', 'kutila'], { description: 'the word of another reading of the verse' }),
  ),
};

export const gatiAshtadhaReply = Type.Object({ ...ashtadhaName, citation: citationReply }, ASHTADHA);

/** In the panchanga. */
export const gatiAshtadhaOfDayReply = Type.Object({ ...ashtadhaName, citation: briefCitationReply }, ASHTADHA);

/** The one definition of the word in replies. */
export const dagdhaReply = Type.Boolean({
  description: 'whether it is in a burnt rashi of the tithi (`tithi.dagdha`); combustion is `visibility` and `combust`',
});
