/**
 * A lotus between two lines for a title page: eleven petals in three rows. We drew it after a common motif of printed
 * books.
 */

const PETALS: readonly (readonly [turnDeg: number, length: number, width: number])[] = [
  [-78, 30, 9],
  [78, 30, 9],
  [-58, 36, 11],
  [58, 36, 11],
  [-39, 41, 12],
  [39, 41, 12],
  [-20, 45, 12],
  [20, 45, 12],
  [0, 48, 13],
];

/** A pointed petal from the centre upwards, rotated. */
const petal = ([turn, length, width]: (typeof PETALS)[number]): string =>
  `<path transform="rotate(${turn})" d="M0 0C${-width} ${-length * 0.35} ${-width} ${-length * 0.7} 0 ${-length}C${width} ${-length * 0.7} ${width} ${-length * 0.35} 0 0Z"/>`;

/** The ornament in the colours of its page. It is hidden from screen readers. */
export const ornament = (): string =>
  '<svg class="ornament" viewBox="-150 -52 300 66" aria-hidden="true">' +
  `<g>${PETALS.map(petal).join('')}</g>` +
  '<path d="M-146 6H-42M42 6H146M-30 9Q0 15 30 9" fill="none"/>' +
  '<circle cx="-36" cy="6" r="2"/><circle cx="36" cy="6" r="2"/></svg>';
