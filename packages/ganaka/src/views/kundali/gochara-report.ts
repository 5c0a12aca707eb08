/**
 * The slow grahas in transit over the birth chart: their houses, the points of the rashis they occupy, and their sign
 * changes in the coming years.
 */

import { type Chart, chartOf, houseFrom, isSapta } from '../../jyotisha/kundali/chart/chart.ts';
import { gocharaOf, SLOW_GRAHAS, transitOf } from '../../jyotisha/kundali/gochara/gochara.ts';
import { ingressesOf } from '../../jyotisha/kundali/gochara/ingress.ts';
import { ashtakavargaOf, bindusIn } from '../../jyotisha/kundali/graha/ashtakavarga.ts';
import { plusDays } from '../../kernel/units.ts';
import { clock } from '../../text/format.ts';
import { on } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { farTransits } from './far.ts';
import type { gocharaReportReply } from './gochara-report.reply.ts';
import { onOf } from './on.ts';
import { transitReplyOf } from './transit-fields.ts';

/** Long enough to include a sign change of Saturn with the crossings of its retrograde motion. */
const DAYS_AHEAD = 3 * 365.25;

type Slow = (typeof SLOW_GRAHAS)[number];
const perSlow = <T>(make: (graha: Slow) => T): Record<Slow, T> => ({
  guru: make('guru'),
  shani: make('shani'),
  rahu: make('rahu'),
  ketu: make('ketu'),
});

/** The ashtakavarga points that a rashi has for a graha in the birth chart. */
function bindusOf(birth: Chart): (graha: Slow, rashi: number) => { bav: number | null; sav: number } {
  const { bav, sav } = ashtakavargaOf(birth);
  return (graha, rashi) => ({
    bav: isSapta(graha) ? bindusIn(bav[graha], rashi) : null,
    sav: bindusIn(sav, rashi),
  });
}

export const gocharaReport = view<typeof gocharaReportReply>()({
  field: 'gochara_report',
  summary: 'Guru, Shani, Rahu and Ketu from lagna and Moon, their ashtakavarga points and their entries of three years',
  reads: 'birth',
  params: { on },
  heavyWhen: farTransits,
  conventions: () => ({ ashtakavarga: 'varahamihira' }),
  of(asked) {
    const { sky, t, say } = asked;
    const on = onOf(asked);
    const birth = chartOf(sky, t);
    const gochara = gocharaOf(birth, on.t);
    const bindus = bindusOf(birth);
    const until = plusDays(on.t, DAYS_AHEAD);
    const transits = perSlow((graha) => transitOf(gochara, graha));
    const points = perSlow((graha) => bindus(graha, transits[graha].standing.rashi));
    const moon = birth.grahas.chandra.rashi;
    const entries = SLOW_GRAHAS.flatMap((graha) =>
      ingressesOf(sky, graha, on.t, until).map((ingress) => Object.assign({ graha }, ingress)),
    );
    return {
      on: on.date,
      at: clock(sky.place, on.t),
      grahas: perSlow((graha) => Object.assign(transitReplyOf(say, transits[graha]), { bindus: points[graha] })),
      ingresses: entries
        .sort((a, b) => a.at - b.at)
        .map(({ graha, rashi, at, retrograde }) => ({
          graha,
          rashi: say.named('rashi', rashi),
          at: clock(sky.place, at),
          retrograde,
          house_from_lagna: houseFrom(birth.lagnaRashi, rashi),
          house_from_moon: houseFrom(moon, rashi),
          bindus: bindus(graha, rashi),
        })),
      ingresses_until: clock(sky.place, until),
      bindus: {
        bav: perSlow((graha) => points[graha].bav),
        sav: perSlow((graha) => points[graha].sav),
      },
    };
  },
});
