/** The libration of the ayanamsa: a zigzag between −27° and +27° in 7200 years, with the present year marked. */
import { CENTRE, circle, dm, END, filled, line, type Point, path, polyline, RIM, svg, text } from '../kit/geometry.ts';

/** The largest ayanamsa either way, in degrees. */
const GREATEST = 27;

export interface SwingState {
  readonly ayanamsa: number;
  /** Astronomical year with its fraction. */
  readonly year: number;
  readonly swing: {
    readonly years: readonly number[];
    readonly degrees: readonly number[];
    readonly labels: readonly string[];
  };
  readonly words: {
    readonly ayanamsa: string;
    readonly swing: string;
    readonly swingDesc: string;
    readonly now: string;
  };
}

export function ayanamsaSwing({ swing, ayanamsa, year, words }: SwingState, width: number): string {
  const { years, degrees, labels } = swing;
  const wide = width > 500;
  const size = wide ? 14 : 13;
  const [first = 0, last = 1] = [years[0], years.at(-1)];
  const x = (each: number): number => 10 + ((each - first) / (last - first)) * (width - 20);
  const y = (each: number): number => 62 - (each / GREATEST) * 38;
  const vertices = years.map((each, i): Point => [x(each), y(degrees[i] ?? 0)]);
  const yearX = x(Math.max(first, Math.min(last, year)));
  const marks = vertices.map(([vx, vy], i) => {
    const degree = degrees[i] ?? 0;
    const isLast = i === vertices.length - 1;
    // each label is on the outer side of the corner
    const [anchor, lx, ly] = isLast
      ? [END, width - 4, vy + 18]
      : i === 0
        ? [{}, 4, vy - 9]
        : degree < 0
          ? [CENTRE, vx, vy + 18]
          : [{}, vx + (degree > 0 ? 2 : 7), vy + (degree > 0 ? -9 : 17)];
    return (
      circle(vx, vy, 3.6, { fill: 'var(--panel)', stroke: 'var(--sky)', 'stroke-width': 1.8 }) +
      text(lx, ly, labels[i] ?? '', {
        ...anchor,
        'font-size': size,
        fill: 'var(--ink)',
      })
    );
  });
  return svg(
    {
      id: wide ? 'swing' : 'swing-n',
      box: `0 0 ${width} 128`,
      title: words.swing,
      desc: filled(words.swingDesc, { ayanamsa: dm(ayanamsa) }),
    },
    [GREATEST, -GREATEST]
      .map((each) =>
        line(0, y(each), width, y(each), { stroke: 'var(--soft)', 'stroke-dasharray': '2 4', 'stroke-opacity': 0.6 }),
      )
      .join('') +
      line(0, y(0), width, y(0), { stroke: 'var(--soft)', 'stroke-opacity': 0.6 }) +
      path(polyline(vertices), { fill: 'none', stroke: 'var(--sky)', 'stroke-width': 2.4 }) +
      marks.join('') +
      circle(yearX, y(ayanamsa), 5.5, { fill: 'var(--accent)', 'data-ayanamsa': ayanamsa.toFixed(4) }) +
      text(yearX - 8, y(ayanamsa) - 8, `${words.now} ${dm(ayanamsa)}`, {
        ...END,
        'font-size': size,
        'font-weight': 600,
        fill: 'var(--accent)',
        ...RIM,
      }),
  );
}
