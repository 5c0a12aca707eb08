/** A drawing is split into its top-level elements. */

import { circle, el, svg, text, title } from 'ganaka/internal/drawings/kit/geometry.ts';
import { expect, test } from 'vitest';
import { elementsOf } from './patch.ts';

test('every element of a drawing is one piece, whatever it holds', () => {
  const parts = [
    circle(0, 0, 3, { fill: 'var(--ink)' }),
    el('g', { class: 'hand' }, el('g', {}, circle(1, 1, 1)) + text(0, 0, 'a < b & "c" > d')),
    circle(5, 5, 2, {}, title('a/')),
  ];
  expect(elementsOf(parts.join(''))).toEqual(parts);
});

test('adjacent pictures are pieces too, and empty markup has none', () => {
  const dials = ['a', 'b'].map((id) => svg({ id, box: '0 0 1 1', title: id, desc: 'at 05:30' }, circle(0, 0, 1)));
  expect(elementsOf(dials.join(''))).toEqual(dials);
  expect(elementsOf('')).toEqual([]);
});
