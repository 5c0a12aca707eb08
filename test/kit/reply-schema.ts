/** What payloads are checked against: the schema of a row, compiled once, and the schema that a view has in the table. */
import type { View } from 'ganaka/internal/views/view.ts';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Address } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';

const checks = new Map<string, ReturnType<typeof Compile>>();

export function schemaOf({ row }: Address): ReturnType<typeof Compile> {
  const known = checks.get(row.path);
  if (known !== undefined) return known;
  const made = Compile(row.reply);
  checks.set(row.path, made);
  return made;
}

export function schemaOfView(view: View): TSchema {
  const row = ALL_ROWS.find(({ shows }) => shows === view);
  if (row === undefined) throw new Error(`no route shows ${view.field}`);
  return row.reply;
}
