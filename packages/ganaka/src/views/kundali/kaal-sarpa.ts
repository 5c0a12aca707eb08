/** Kala-sarpa of a birth: by degree, and by rashi. */

import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { KALA_SARPA_SOURCE, kalaSarpaOf } from '../../jyotisha/kundali/doshas/kala-sarpa.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { view } from '../view.ts';
import type { kaalSarpaReply } from './kaal-sarpa.reply.ts';

export const kaalSarpa = view<typeof kaalSarpaReply>()({
  field: 'kaal_sarpa',
  summary: 'Kala-sarpa: type, house and direction by degree, and by rashi as well',
  reads: 'birth',
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
      ...notesReplyOf(say, present ? [] : ['grahas_on_both_sides']),
      citation: say.cite(KALA_SARPA_SOURCE),
    };
  },
});
