/** The pages name the subject of every clause in the reader's language, so no clause may be without one. */

import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { ALL_WORKS_ROWS } from 'ganaka/internal/jyotisha/muhurta/karya/common.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import { expect, test } from 'vitest';
import { subjectOf } from '../../packages/service/src/web/muhurta/clauses.ts';

test('every clause of weddings and other works has a subject', () => {
  const rows = [...WEDDING_ROWS, ...ALL_WORKS_ROWS, ...Object.values(WORKS).flatMap((work) => work.rows)];
  const ids = [...new Set(rows.map(({ id }) => id))];
  expect(ids.filter((id) => subjectOf(id) === undefined)).toEqual([]);
  expect([subjectOf('vy.lagna_kumbha'), subjectOf('ya.lagna_kumbha'), subjectOf('vi.kumbha')]).toEqual([
    'lagna',
    'lagna',
    'month',
  ]);
});
