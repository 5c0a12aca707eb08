/** Kala-sarpa of a birth: by degree, and by rashi. */

import { Type } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { KALA_SARPA_SOURCE, kalaSarpaOf } from '../../jyotisha/kundali/doshas/kala-sarpa.ts';
import { notesSaid } from '../../text/sentences/notes.ts';
import { citationReply } from '../kit/citation.ts';
import { notesFields } from '../kit/notes.ts';
import { namedReply } from '../kit/position.ts';
import { view } from '../view.ts';
import { houseReply } from './shapes.ts';

const directionReply = Type.Union([Type.Enum(['rahu_to_ketu', 'ketu_to_rahu']), Type.Null()]);

const reply = Type.Object({
  present: Type.Boolean({ description: 'by degree, with the reply’s node' }),
  type: Type.Union([namedReply, Type.Null()]),
  house: Type.Union([houseReply, Type.Null()], { description: 'Rahu’s house, which names the type' }),
  direction: directionReply,
  by_sign: Type.Boolean({ description: 'by whole rashi, those of the nodes included' }),
  by_sign_direction: directionReply,
  rahu_house: houseReply,
  ...notesFields,
  citation: citationReply,
});

export const kaalSarpa = view({
  field: 'kaal_sarpa',
  summary: 'Kala-sarpa: type, house and direction by degree, and by rashi as well',
  reads: 'birth',
  reply,
  of({ sky, t, say }) {
    const { direction, directionBySign, rahuHouse } = kalaSarpaOf(chartOf(sky, t));
    const type = say.named('kala_sarpa', rahuHouse);
    const present = direction !== null;
    return {
      present,
      type: present ? type : null,
      house: present ? rahuHouse : null,
      direction,
      by_sign: directionBySign !== null,
      by_sign_direction: directionBySign,
      rahu_house: rahuHouse,
      ...notesSaid(say, present ? [] : ['grahas_on_both_sides']),
      citation: say.cite(KALA_SARPA_SOURCE),
    };
  },
});
