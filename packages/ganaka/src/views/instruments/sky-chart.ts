/** The whole ecliptic at an instant, and how the position of each graha was computed. */

import { YOGATARAS } from '../../jyotisha/siddhanta/nakshatra-yuti.ts';
import { norm360 } from '../../kernel/angle.ts';
import { perGraha } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { positionOf } from '../kit/position.ts';
import { meansOf } from '../siddhanta/mean.ts';
import { type At, momentOf, TEXT } from '../siddhanta/moment.ts';
import { placeOf } from '../siddhanta/sphuta.ts';
import { isAtPole } from '../siddhanta/triprashna.ts';
import { yogataraReplyOf } from '../siddhanta/yogatara.ts';
import { view } from '../view.ts';
import type { skyChartReply } from './sky-chart.reply.ts';

function skyChartOf(at: At) {
  const moment = momentOf(at);
  const { ganita, days, sky, t, place, say, dina } = moment;
  const means = meansOf(ganita, days);
  const pole = isAtPole(moment);
  const lagna = sky.lagna(t);
  return {
    text: TEXT,
    at: clock(place, t),
    lagna: pole ? null : { ...positionOf(say, lagna), verse: 'III.46-48' },
    madhya_lagna: pole ? null : { ...positionOf(say, sky.midheaven(t)), verse: 'III.49' },
    grahas: perGraha((graha) => {
      const { longitude, latitude, declination, steps, ...found } = placeOf(moment, graha);
      const { longitude: mean, apsis, node, sighrocca } = means[graha];
      return {
        ...positionOf(say, sky.longitude(graha, t)),
        latitude,
        declination,
        daily_motion: found.daily_motion,
        gati: found.gati,
        gati_ashtadha: found.gati_ashtadha,
        retrograde: found.retrograde,
        above_horizon: pole ? null : norm360(longitude - lagna) >= 180,
        mean,
        apsis,
        sighrocca,
        node,
        steps: steps.map(({ kind, phala, applied, longitude: place, verse: by }) => ({
          kind,
          phala,
          applied,
          longitude: place,
          verse: by,
        })),
        verse: graha === 'rahu' || graha === 'ketu' ? 'I.53-54' : 'I.41-44, I.53-54, II.39-45, II.56-57',
      };
    }),
    yogataras: YOGATARAS.map((star) => yogataraReplyOf(say, star)),
    ...notesReplyOf(say, [
      ...(pole ? ['pole_no_lagna' as const] : dina.desha.rising === null ? ['lagna_on_the_sphere' as const] : []),
      'yogataras_filled',
    ]),
  };
}

export const skyChart = view<typeof skyChartReply>()({
  field: 'sky_chart',
  summary:
    'Lagna, meridian and grahas with latitude, mean place, apsis, sighrocca, node and the steps to the true place',
  reads: 'moment',
  of: skyChartOf,
});
