/** What the payload of a route is checked against; compiled once. */
import { Compile } from 'typebox/compile';
import type { Address } from '../../packages/service/src/api/route.ts';

const checks = new Map<string, ReturnType<typeof Compile>>();

export function schemaOf({ row }: Address): ReturnType<typeof Compile> {
  const known = checks.get(row.path);
  if (known !== undefined) return known;
  const made = Compile(row.shows.reply);
  checks.set(row.path, made);
  return made;
}
