/**
 * The undertakings in the catalog: the principal text of each, its parameters besides date and place, and every clause
 * with its verse.
 */

import type { Static } from 'typebox';
import { WORKS } from '../../jyotisha/muhurta/karya/catalog.ts';
import { CONFLICTS } from '../../jyotisha/muhurta/karya/conflicts.ts';
import type { KaryaRow } from '../../jyotisha/muhurta/karya/row.ts';
import { KARYAS, type KaryaId } from '../../jyotisha/muhurta/karya/work.ts';
import { WEDDING_ROWS } from '../../jyotisha/muhurta/vivaha/rows.ts';
import { BoundedCache, cachedOn } from '../../kernel/caches.ts';
import type { Voice } from '../../text/voice.ts';
import type { catalogReply } from './catalog.reply.ts';

export type WorkCatalogReply = Static<typeof catalogReply>;

/** How strong a clause is. A clause with several rows is listed once, with its strongest row. */
const STRENGTH = { must: 2, avoid: 1, prefer: 0 } as const;
function clausesOf(rows: readonly KaryaRow[]): readonly KaryaRow[] {
  const byId = new Map<string, KaryaRow>();
  for (const row of rows) {
    const known = byId.get(row.id);
    if (known === undefined || STRENGTH[row.weight] > STRENGTH[known.weight]) byId.set(row.id, row);
  }
  return [...byId.values()];
}

const clausesReplyOf = (rows: readonly KaryaRow[], say: Voice): WorkCatalogReply['clauses'] =>
  clausesOf(rows).map(({ id, weight, cut, needs, source }) => ({ id, weight, cut, needs, citation: say.cite(source) }));

/** The entries of the catalog, cached per voice. */
const worksIn = cachedOn<Voice, BoundedCache<WorkCatalogReply, KaryaId>>(
  () => new BoundedCache<WorkCatalogReply, KaryaId>(KARYAS.length),
);
export const workReplyOf = (id: KaryaId, say: Voice): WorkCatalogReply => worksIn(say).at(id, () => sayWork(say, id));

function sayWork(say: Voice, id: KaryaId): WorkCatalogReply {
  const { principal, also, params, rows, extension } = WORKS[id];
  return {
    id,
    ...say.byId('karya', id),
    works: { principal, also: [...also] },
    params: [...params],
    clauses: clausesReplyOf(rows, say),
    conflicts: [...CONFLICTS[id]],
    route: 'karya-muhurta',
    ...(extension && { extension }),
  };
}

/** All entries: the ten undertakings of the specification, of which vivaha has its own route, then the extensions. */
export const workCatalogReplyOf = (say: Voice): WorkCatalogReply[] => [
  ...KARYAS.filter((id) => !WORKS[id].extension).map((id) => workReplyOf(id, say)),
  {
    id: 'vivaha',
    ...say.byId('karya', 'vivaha'),
    works: { principal: 'DS', also: ['MC'] },
    params: ['days', 'boy_rashi', 'girl_rashi', 'boy_nakshatra', 'girl_nakshatra', 'stars', 'asta', 'all'],
    clauses: clausesReplyOf(WEDDING_ROWS, say),
    conflicts: [...CONFLICTS.vivaha],
    route: 'vivaha-milan',
  },
  ...KARYAS.filter((id) => WORKS[id].extension).map((id) => workReplyOf(id, say)),
];
