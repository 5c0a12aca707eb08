/** Heliacal setting: a semicircular gauge from 0 to 30 degrees, and a band of two years (`asta-band.ts`). */

import { CENTRE, circle, el, filled, hatch, path, pt, ring, spoke, svg, text } from '../kit/geometry.ts';
import { band } from './asta-band.ts';
import { type AstaGrahaState, CLIP, type GrahaAstaState, SMALL } from './asta-state.ts';

export type { GrahaAstaState };

export function drawGrahaAsta(state: GrahaAstaState): Readonly<Record<string, string>> {
  return Object.fromEntries(
    state.grahas.flatMap((graha) => [
      [`${graha.id}-gauge`, gauge(state, graha)],
      [`${graha.id}-band`, band(state, graha, 1120)],
      [`${graha.id}-band-narrow`, band(state, graha, 360)],
    ]),
  );
}

export const astaText = ({ grahas }: GrahaAstaState): string =>
  grahas.map(({ name, said }) => `${name}: ${said}`).join('; ');

/** The direction of a kalamsha on the gauge: 0 is on the left, 30 on the right. */
const turn = (kalamsha: number): number => 270 + (Math.max(0, Math.min(CLIP, kalamsha)) / CLIP) * 180;

function gauge({ words }: GrahaAstaState, { id, sa, name, kalamsha, limit, said }: AstaGrahaState): string {
  const ticks = [0, 5, 10, 15, 20, 25, 30].map((each) => {
    const [x, y] = pt(94, turn(each));
    return (
      spoke(62, 70, turn(each), { stroke: 'var(--soft)' }) +
      (Math.abs(each - limit) < 2
        ? ''
        : text(x, y + 4, String(each), { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }))
    );
  });
  const [lx, ly] = pt(96, turn(limit));
  return svg(
    {
      id: `${id}-gauge`,
      box: '-120 -112 240 158',
      title: `${words.gauge}: ${name}`,
      desc: filled(words.gaugeDesc, { name, said, limit: String(limit) }),
    },
    el('defs', {}, hatch(`${id}-none`)) +
      path(ring(66, 84, 270, turn(limit)), { fill: 'var(--bad)', opacity: 0.38 }) +
      path(ring(66, 84, turn(limit), 450), { fill: 'var(--good)', opacity: 0.38 }) +
      ticks.join('') +
      spoke(60, 88, turn(limit), { stroke: 'var(--bad)', 'stroke-width': 2.4 }) +
      text(lx, ly + 4, String(limit), { ...CENTRE, 'font-size': SMALL, 'font-weight': 600, fill: 'var(--bad)' }) +
      (kalamsha === null
        ? path(ring(20, 84, 270, 450), { fill: `url(#${id}-none)` })
        : el(
            'g',
            { class: 'hand', 'data-kalamsha': kalamsha.toFixed(3) },
            spoke(0, 78, turn(kalamsha), { stroke: 'var(--ink)', 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
          )) +
      circle(0, 0, 4.5, { fill: 'var(--ink)' }) +
      text(0, 22, sa, { ...CENTRE, class: 't', 'font-size': 18, fill: 'var(--ink)' }) +
      text(0, 40, said, { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }),
  );
}
