/**
 * The hash of the panchanga of the default place, computed in the browser and shown next to the hash from the server.
 */

import { DEFAULT_PLACE } from 'ganaka/internal/kernel/default-place.ts';
import { day } from 'ganaka/internal/library/days/day.ts';
import { place } from 'ganaka/internal/library/place.ts';
import { ENGINE_NAMES, type EngineName, type GanakaEngine } from '../kit/engine.ts';
import type { LabWords } from './words.ts';

const { name, latDeg, lonDeg, zone } = DEFAULT_PLACE;

async function hashOf(engine: GanakaEngine, date: string): Promise<string> {
  const snapshot = day(engine, place(latDeg, lonDeg, zone, { name }), date).panchanga();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(snapshot)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fills in the rows of the engines that have been loaded. */
export async function prove(engines: Readonly<Partial<Record<EngineName, GanakaEngine>>>, words: LabWords) {
  const table = document.querySelector<HTMLElement>('.hashes');
  for (const each of ENGINE_NAMES) {
    const engine = engines[each];
    const row = table?.querySelector<HTMLTableRowElement>(`[data-engine=${each}]`);
    const cell = row?.cells[2];
    if (engine === undefined || !row || !cell) continue;
    // outside https browsers provide no hash function
    if (crypto.subtle === undefined) {
      cell.textContent = words.noHash;
      continue;
    }
    const [own, server] = [await hashOf(engine, table?.dataset.date ?? ''), row.cells[1]?.textContent];
    const code = document.createElement('code');
    code.textContent = own;
    const mark = document.createElement('span');
    mark.className = own === server ? 'tag open' : 'tag off';
    mark.textContent = own === server ? words.same : words.differs;
    cell.replaceChildren(code, ' ', mark);
  }
}
