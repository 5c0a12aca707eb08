/** Eight directions as one looks on a map, north on top: what stands in each, how the four that are asked of fare, and where one is going. */
import { el, n1, pt, quoted, ring, title } from './geometry.ts';
import { Sheet } from './labels.ts';

export const EIGHT = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;
export type Side = (typeof EIGHT)[number];

/** Degrees with the clock from north. */
export const bearingOf = (side: Side): number => EIGHT.indexOf(side) * 45;

export interface CompassTag {
  readonly side: Side;
  readonly label: string;
  readonly note: string;
  readonly tone: 'bad' | 'plain';
  readonly words: string;
}

export interface Compass {
  readonly language: string;
  readonly title: string;
  readonly words: string;
  /** In the reader's language and in Devanagari; of a Hindi page the second is empty. */
  readonly names: Readonly<Record<Side, readonly [name: string, devanagari: string]>>;
  /** How a direction fares; those that are not asked of have none. */
  readonly grades: Partial<Readonly<Record<Side, 'good' | 'part' | 'bad'>>>;
  readonly tags: readonly CompassTag[];
  readonly going: Side;
}

const HALF = 215;
const RIM = 132;
const HUB = 36;
const NAMES = 168;
const TAG = { wide: 104, tall: 42, gap: 4, at: 92 } as const;

export function drawCompass(compass: Compass): string {
  const { language, title: name, words, names, grades, going } = compass;
  const sectors = EIGHT.map((side) => {
    const at = bearingOf(side);
    const grade = grades[side];
    return `<path class="sector ${grade ?? 'unasked'}${side === going ? ' going' : ''}" data-side="${side}" d="${ring(HUB + 8, RIM, at - 21.6, at + 21.6)}"/>`;
  });
  const labels = EIGHT.map((side) => {
    const [x, y] = pt(NAMES, bearingOf(side));
    const [text, devanagari] = names[side];
    const style = side === going ? 'name going' : 'name';
    return devanagari === ''
      ? `<text class="${style}" x="${x}" y="${y + 6}">${quoted(text)}</text>`
      : `<text class="${style}" x="${x}" y="${n1(y - 3)}">${quoted(devanagari)}</text><text class="small" x="${x}" y="${n1(y + 15)}">${quoted(text)}</text>`;
  });
  return (
    `<svg class="compass" lang="${language}" viewBox="${-HALF} ${-HALF + 15} ${HALF * 2} ${HALF * 2 - 30}" role="img" aria-label="${quoted(name)}">` +
    `${title(name)}<desc>${quoted(words)}</desc>${sectors.join('')}${labels.join('')}` +
    arrow(bearingOf(going)) +
    tagsOf(compass) +
    '</svg>'
  );
}

const arrow = (bearing: number): string =>
  el(
    'g',
    { class: 'arrow', transform: `rotate(${bearing})`, 'data-bearing': bearing },
    `<circle r="${HUB}"/><path d="M0 -30L9 6H-9Z"/><circle class="pin" r="7"/>`,
  );

/** Tags that share a direction stand one under another; in a corner they give way to those of the quarter above or below. */
function tagsOf({ tags }: Compass): string {
  const sheet = new Sheet(-HALF, HALF);
  const quartersFirst = [...EIGHT].sort((a, b) => (bearingOf(a) % 90) - (bearingOf(b) % 90));
  return quartersFirst
    .map((side) => {
      const mine = tags.filter((tag) => tag.side === side);
      const [px, py] = pt(TAG.at, bearingOf(side));
      const tall = mine.length * (TAG.tall + TAG.gap);
      if (mine.length === 0) return '';
      const [x, middle] = sheet.box(TAG.wide, tall, [
        [px, py],
        [n1(px * 1.29), n1(py * 0.7)],
      ]);
      return mine
        .map(({ label, note, tone, words }, i) => {
          const top = n1(middle - (tall - TAG.gap) / 2 + i * (TAG.tall + TAG.gap));
          return (
            `<g class="tag-${tone}" data-side="${side}">${title(words)}<rect x="${n1(x - TAG.wide / 2)}" y="${top}" width="${TAG.wide}" height="${TAG.tall}" rx="8"/>` +
            `<text x="${x}" y="${n1(top + 18)}">${quoted(label)}</text><text class="small" x="${x}" y="${n1(top + 35)}">${quoted(note)}</text></g>`
          );
        })
        .join('');
    })
    .join('');
}
