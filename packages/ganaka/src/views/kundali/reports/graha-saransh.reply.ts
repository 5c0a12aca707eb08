import { Type } from 'typebox';
import { LEVELS } from '../../../jyotisha/kundali/dasha/timeline.ts';
import { KARAKAS } from '../../../jyotisha/kundali/jaimini/karaka.ts';
import { FUNCTIONS } from '../../../jyotisha/kundali/reports/functional.ts';
import { citationReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
import { notesFields } from '../../kit/notes.reply.ts';
import { positionReply } from '../../kit/position.reply.ts';
import { dignityReply } from '../graha.reply.ts';
import { houseReply, ofNode, perGrahaReply } from '../shapes.reply.ts';
import { avasthaReply, bandReply, grahasReply } from './parts.reply.ts';

export const rowReply = Type.Object({
  position: described(positionReply, 'its place'),
  house: houseReply,
  lordships: Type.Array(houseReply),
  functional: Type.Union([Type.Enum([...FUNCTIONS]), Type.Null()], {
    description: 'null for a node, and where the verses of the lagna do not name it',
  }),
  yogakaraka: Type.Boolean({ description: 'whether it owns an angle and a trine' }),
  dignity: dignityReply,
  combust: Type.Boolean(),
  retrograde: Type.Boolean(),
  avastha: avasthaReply,
  bala_ratio: Type.Union([Type.Number(), Type.Null()], ofNode),
  vimshopaka_band: Type.Union([bandReply, Type.Null()], ofNode),
  aspects_given: Type.Array(houseReply, { description: 'the houses it looks at fully' }),
  aspects_received: described(grahasReply, 'graha ids that look at it'),
  conjunctions: described(grahasReply, 'those it is with'),
  yogas: Type.Array(Type.String(), { description: 'ids of the yogas that it makes' }),
  own_bindus: Type.Union([Type.Integer({ minimum: 0, maximum: 8 }), Type.Null()], ofNode),
  band: Type.Union([bandReply, Type.Null()], ofNode),
  karaka: Type.Union([Type.Enum([...KARAKAS]), Type.Null()], { description: 'among the eight movable karakas' }),
  dasha_now: Type.Array(Type.Enum([...LEVELS]), {
    description: 'the Vimshottari periods that run today and are its own',
  }),
  ...notesFields,
});

export const grahaSaranshReply = Type.Object({
  on: Type.String({ description: 'today, for `dasha_now`' }),
  grahas: perGrahaReply(rowReply),
  bands: Type.Object({ functional: citationReply, vimshopaka: citationReply, own_bindus: citationReply }),
});
