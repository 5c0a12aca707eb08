/**
 * Tools for drawing the instruments. Angles are in degrees, clockwise from the top; lengths are in units of the view
 * box. Numbers are written to a tenth, which on a phone is less than a tenth of a pixel.
 */
const RAD = Math.PI / 180;
export const sinD = (deg: number): number => Math.sin(deg * RAD);
export const cosD = (deg: number): number => Math.cos(deg * RAD);
export const tanD = (deg: number): number => Math.tan(deg * RAD);
export const atan2D = (y: number, x: number): number => Math.atan2(y, x) / RAD;
export const mod = (x: number, m: number): number => ((x % m) + m) % m;
/** Rounds to a tenth, and avoids a negative zero. */
export const n1 = (x: number): number => Math.round(x * 10) / 10 + 0;

/**
 * Formatted numbers, keyed by their tenths. A picture has a thousand numbers, formatting one takes a fifth of a
 * microsecond, and most do not change from minute to minute.
 */
const written = new Map<number, string>();
const MOST_WRITTEN = 16_384;
/** The number to a tenth, as text. */
export function oneDecimal(x: number): string {
  const tenths = Math.round(x * 10);
  let text = written.get(tenths);
  if (text === undefined) {
    text = String(tenths / 10 + 0);
    if (written.size < MOST_WRITTEN) written.set(tenths, text);
  }
  return text;
}

export type Point = readonly [number, number];
/** The point at distance `r` in direction `a`. */
export const pt = (r: number, a: number): Point => [n1(r * sinD(a)), n1(-r * cosD(a))];
/** The same point as text, for paths and transforms. */
export const place = (r: number, a: number): string => `${oneDecimal(r * sinD(a))} ${oneDecimal(-r * cosD(a))}`;

/** A quick test before replacing, because a picture has a thousand texts and few contain any of these characters. */
const NEEDS_QUOTING = /[&<>"]/;
export const quoted = (text: string): string =>
  NEEDS_QUOTING.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text;

export type Attrs = Readonly<Record<string, string | number | undefined>>;
function attrsOf(attrs: Attrs): string {
  let said = '';
  for (const name in attrs) {
    const value = attrs[name];
    if (value !== undefined) said += ` ${name}="${typeof value === 'number' ? value : quoted(value)}"`;
  }
  return said;
}

/**
 * An element whose first attributes are already formatted as text, so that a thousand shapes need no objects for them.
 */
const shape = (name: string, stands: string, attrs: Attrs, inside: string): string =>
  inside === '' ? `<${name}${stands}${attrsOf(attrs)}/>` : `<${name}${stands}${attrsOf(attrs)}>${inside}</${name}>`;

/** An element. `inside` is markup and is not escaped. */
export const el = (name: string, attrs: Attrs, inside = ''): string => shape(name, '', attrs, inside);
/** A tooltip. */
export const title = (text: string): string => `<title>${quoted(text)}</title>`;

export const text = (x: number, y: number, words: string, attrs: Attrs = {}): string =>
  `<text x="${oneDecimal(x)}" y="${oneDecimal(y)}"${attrsOf(attrs)}>${quoted(words)}</text>`;
export const circle = (x: number, y: number, r: number, attrs: Attrs = {}, inside = ''): string =>
  shape('circle', ` cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="${oneDecimal(r)}"`, attrs, inside);
export const line = (x1: number, y1: number, x2: number, y2: number, attrs: Attrs = {}): string =>
  shape(
    'line',
    ` x1="${oneDecimal(x1)}" y1="${oneDecimal(y1)}" x2="${oneDecimal(x2)}" y2="${oneDecimal(y2)}"`,
    attrs,
    '',
  );
export const rect = (x: number, y: number, width: number, height: number, attrs: Attrs = {}, inside = ''): string =>
  shape(
    'rect',
    ` x="${oneDecimal(x)}" y="${oneDecimal(y)}" width="${oneDecimal(width)}" height="${oneDecimal(height)}"`,
    attrs,
    inside,
  );
export const path = (d: string, attrs: Attrs = {}, inside = ''): string => shape('path', ` d="${d}"`, attrs, inside);

/** A line from radius `r0` to `r1` in one direction. */
export function spoke(r0: number, r1: number, a: number, attrs: Attrs = {}): string {
  const [sin, cos] = [sinD(a), cosD(a)];
  return line(r0 * sin, -r0 * cos, r1 * sin, -r1 * cos, attrs);
}

/** A piece of a ring, clockwise from `a0` to `a1`. */
export function ring(r0: number, r1: number, a0: number, a1: number): string {
  const big = mod(a1 - a0, 360) > 180 ? 1 : 0;
  return `M${place(r1, a0)}A${r1} ${r1} 0 ${big} 1 ${place(r1, a1)}L${place(r0, a1)}A${r0} ${r0} 0 ${big} 0 ${place(r0, a0)}Z`;
}

/** An arc, clockwise from `a0` to `a1`. */
export function arc(r: number, a0: number, a1: number): string {
  const big = mod(a1 - a0, 360) > 180 ? 1 : 0;
  return `M${place(r, a0)}A${r} ${r} 0 ${big} 1 ${place(r, a1)}`;
}

export function polyline(points: readonly Point[]): string {
  let d = '';
  for (const [x, y] of points) d += `${d === '' ? 'M' : 'L'}${oneDecimal(x)} ${oneDecimal(y)}`;
  return d;
}

/**
 * A closed shape in whole units. It is written with relative steps, which is half as long as coordinates. Empty if
 * there are fewer than three points.
 */
export function outline(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined || rest.length < 2) return '';
  let [px, py] = first;
  const steps = rest.map(([x, y]) => {
    const step = `${x - px} ${y - py}`;
    [px, py] = [x, y];
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** A text along a ring, never upside down. */
export function around(r: number, a: number, words: string, attrs: Attrs = {}): string {
  const turned = mod(a, 360) > 95 && mod(a, 360) < 265 ? a - 180 : a;
  const stands = ` transform="translate(${place(r, a)}) rotate(${oneDecimal(turned)})"${IN_MIDDLE}`;
  return shape('text', stands, attrs, quoted(words));
}
export const MIDDLE = { 'text-anchor': 'middle', 'dominant-baseline': 'central' } as const;
const IN_MIDDLE = attrsOf(MIDDLE);
export const END = { 'text-anchor': 'end' } as const;
export const CENTRE = { 'text-anchor': 'middle' } as const;

/** The style of a text over lines: an outline in the colour of the paper. */
export const RIM = {
  stroke: 'var(--panel)',
  'stroke-width': 3,
  'stroke-opacity': 0.95,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
} as const;

/** The same style over the night side. */
export const RIM_AT_NIGHT = { ...RIM, fill: 'var(--on-night)', stroke: 'var(--night)' } as const;

/** The illuminated part of a small moon. The waxing Moon is illuminated on the right. */
export function moonPath(r: number, elongation: number): string {
  const e = mod(elongation, 360);
  const rx = n1(Math.abs(cosD(e)) * r);
  const [side, inner] = e <= 180 ? [1, cosD(e) > 0 ? 0 : 1] : [0, cosD(e) > 0 ? 1 : 0];
  return `M0 ${-r}A${r} ${r} 0 0 ${side} 0 ${r}A${rx} ${r} 0 0 ${inner} 0 ${-r}Z`;
}

export const moon = (x: number, y: number, r: number, elongation: number): string =>
  `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)})"><circle r="${r}" fill="var(--night)" stroke="var(--line)" stroke-width=".6"/>` +
  `<path class="lit" d="${moonPath(r, elongation)}" fill="var(--moon)" stroke="var(--soft)" stroke-width=".5"/></g>`;

export function sun(x: number, y: number, r: number): string {
  const rays = Array.from({ length: 12 }, (_, i) =>
    spoke(r * 1.35, r * (i % 2 ? 1.6 : 1.8), i * 30, { 'stroke-width': 1.4, 'stroke-linecap': 'round' }),
  );
  return `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)})" fill="var(--sun)" stroke="var(--sun)"><circle r="${r}"/>${rays.join('')}</g>`;
}

/** A pattern of slanting lines, for what is hidden or does not exist. */
export const hatch = (id: string): string =>
  `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line y2="6" stroke="var(--soft)" stroke-width="1.4" stroke-opacity=".6"/></pattern>`;

/** Fills the placeholders of a sentence. States are sent to the browser as JSON, which cannot contain functions. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

interface Box {
  readonly id: string;
  readonly box: string;
  readonly title: string;
  /** The description, a sentence with the current value. */
  readonly desc: string;
  readonly class?: string;
}

/** The finished picture, with its title and description. */
export const svg = ({ id, box, title: name, desc, class: kind }: Box, inside: string): string =>
  `<svg viewBox="${box}" role="img" aria-labelledby="${id}-t ${id}-d"${kind === undefined ? '' : ` class="${kind}"`}>` +
  `<title id="${id}-t">${quoted(name)}</title><desc id="${id}-d">${quoted(desc)}</desc>${inside}</svg>`;

/** An angle such as `27°54′`. It is truncated, so that 29°59′.9 of a rashi does not become 30°. */
export function dm(deg: number): string {
  const minutes = Math.floor(Math.abs(deg) * 60 + 1e-6);
  return `${deg < 0 ? '−' : ''}${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
