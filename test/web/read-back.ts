/** Geometry read back from the pictures of an open page; each function runs inside the browser and may use nothing from outside itself. */

/** Degrees with the clock from the top, of the line that is a hand. */
export function handOf(figure: string): { readonly drawn: number; readonly shows: number } | null {
  const hand = document.querySelector(`[data-figure="${figure}"] .hand`);
  const line = hand?.querySelector('line');
  if (!(hand instanceof SVGElement) || !line) return null;
  const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => Number(line.getAttribute(name)));
  const drawn = (Math.atan2((x2 ?? 0) - (x1 ?? 0), (y1 ?? 0) - (y2 ?? 0)) * 180) / Math.PI;
  return { drawn, shows: Number(Object.values(hand.dataset)[0]) };
}

export interface Disc {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
/** Middles of the discs of a picture, by what they are called. */
export const discsOf = (selector: string): Disc[] =>
  [...document.querySelectorAll<SVGElement>(selector)].map((each) => {
    const circle = each instanceof SVGCircleElement ? each : each.querySelector('circle');
    return {
      id: each.dataset.id ?? '',
      x: Number(circle?.getAttribute('cx')),
      y: Number(circle?.getAttribute('cy')),
    };
  });

export interface Bar {
  readonly start: string;
  readonly end: string;
  readonly x: number;
  readonly width: number;
  readonly box: number;
  /** Pixels to a unit of the box. */
  readonly scale: number;
}
/** Spans laid along a picture. */
export const barsOf = (selector: string): Bar[] =>
  [...document.querySelectorAll<SVGRectElement>(selector)].map((each) => ({
    start: each.dataset.start ?? '',
    end: each.dataset.end ?? '',
    x: each.x.baseVal.value,
    width: each.width.baseVal.value,
    box: each.ownerSVGElement?.viewBox.baseVal.width ?? 0,
    scale: each.getScreenCTM()?.a ?? 0,
  }));

export interface Lit {
  /** Of the disc. */
  readonly share: number;
  /** Of the diameter from foot to top. */
  readonly upright: number;
  /** Middle of the lit part from the middle of the disc, in radii. */
  readonly x: number;
  readonly y: number;
}
/** The lit part of each moon, by asking the browser of four thousand points which of them it paints. */
export function litOf([selector, radius]: readonly [string, number]): Lit[] {
  const steps = 36;
  return [...document.querySelectorAll<SVGPathElement>(selector)].map((path) => {
    let [inside, lit, sx, sy] = [0, 0, 0, 0];
    for (let i = -steps; i <= steps; i++)
      for (let j = -steps; j <= steps; j++) {
        const [x, y] = [i / steps, j / steps];
        if (Math.hypot(x, y) > 1) continue;
        inside += 1;
        if (!path.isPointInFill(new DOMPoint(x * radius, y * radius))) continue;
        lit += 1;
        sx += x;
        sy += y;
      }
    const along = Array.from({ length: 401 }, (_, i) => (i - 200) / 200.5);
    const upright = along.filter((y) => path.isPointInFill(new DOMPoint(0, y * radius))).length / along.length;
    return { share: lit / inside, upright, x: lit === 0 ? 0 : sx / lit, y: lit === 0 ? 0 : sy / lit };
  });
}

/** Whether the browser paints night at points of a picture. */
export function isNightAt([selector, points]: readonly [string, readonly (readonly [number, number])[]]): boolean[] {
  const night = document.querySelector<SVGPathElement>(selector);
  return points.map(([x, y]) => night?.isPointInFill(new DOMPoint(x, y)) ?? false);
}

/** Of what can be worked from the keyboard and is seen: its place among all elements. Of a group of radios one is enough. */
export function controls(): number[] {
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  return all.flatMap((each, i) => {
    const works = each.matches('a[href], button, select, textarea, summary, input:not([type=hidden], [type=radio])');
    return works && each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible' ? [i] : [];
  });
}

/** Of what has the focus: its place among all elements, and whether a ring is drawn round it. */
export function focused(): { readonly place: number; readonly said: string; readonly ring: boolean } | null {
  const at = document.activeElement;
  if (at === null || at === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
  return {
    place: [...document.querySelectorAll('*')].indexOf(at),
    said: at.outerHTML.slice(0, 80),
    ring: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
  };
}
