/** Citations as MCP resources: a passage of a work, and the sources of the rule for a festival, undertaking or koot. */
import { YEARLY } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { BHANGAS, NOT_CHECKED } from 'ganaka/internal/jyotisha/matching/bhanga.ts';
import { KOOTS } from 'ganaka/internal/jyotisha/matching/koots/index.ts';
import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import type { Source } from 'ganaka/internal/rules/source.ts';
import * as badhaka from 'ganaka/internal/rules/tables/badhaka-periods.ts';
import { TITHI_RULES } from 'ganaka/internal/rules/tables/tithi-nirnaya.ts';
import type { Citation } from 'ganaka/internal/text/citation.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { SCHEME } from './reply.ts';
import type { ResourceLink } from './tool.ts';

/** Collects every source in a table, at any depth. */
function sourcesIn(value: unknown, found: Source[], seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if ('confidence' in value && 'gist' in value) found.push(value as Source);
  for (const part of Object.values(value)) sourcesIn(part, found, seen);
}

const sourcesOf = (table: unknown): Source[] => {
  const found: Source[] = [];
  sourcesIn(table, found, new Set());
  return found;
};

const RULES: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  festival: () => Object.fromEntries(YEARLY.map((each) => [each.id, each])),
  karya: () => ({ ...WORKS, vivaha: WEDDING_ROWS }),
  koot: () => KOOTS,
};
export const RULE_KINDS = Object.keys(RULES);

const TABLES = [
  () => YEARLY,
  () => WORKS,
  () => WEDDING_ROWS,
  () => KOOTS,
  () => [BHANGAS, NOT_CHECKED],
  () => TITHI_RULES,
  () => badhaka,
];

let passages: Map<string, Citation[]> | undefined;

/** The citations of each passage, by the URI of the passage. The map is made at the first use. */
function passagesByUri(): ReadonlyMap<string, readonly Citation[]> {
  if (passages !== undefined) return passages;
  passages = new Map();
  for (const source of TABLES.flatMap((table) => sourcesOf(table()))) {
    const cited = ENGLISH.cite(source);
    const uri = verseUri(cited);
    if (uri === null) continue;
    const known = passages.get(uri) ?? [];
    if (!known.some(({ gist }) => gist === cited.gist)) passages.set(uri, [...known, cited]);
  }
  return passages;
}

const slug = (text: string): string => encodeURIComponent(text.toLowerCase().replaceAll(' ', '-'));

/** The URI of a passage; null for common practice, which has no passage. */
export const verseUri = ({ work, locus }: Pick<Citation, 'work' | 'locus'>): string | null =>
  locus === undefined ? null : `${SCHEME}verse/${slug(work)}/${encodeURIComponent(locus)}`;

export const ruleUri = (kind: 'festival' | 'karya' | 'koot', id: string): string => `${SCHEME}rule/${kind}/${id}`;

/** Links to the passages of citations, each once. Passages that are in no table of rules are not linked. */
export function citedLinks(citations: readonly (Citation | null | undefined)[]): ResourceLink[] {
  const links = new Map<string, ResourceLink>();
  for (const cited of citations) {
    const uri = cited ? verseUri(cited) : null;
    if (cited && uri !== null && passagesByUri().has(uri))
      links.set(uri, { uri, name: `${cited.work} ${cited.locus}`, mimeType: 'application/json' });
  }
  return [...links.values()];
}

/** The citations of the passage with this URI; null if there is no such passage. */
export const passageAt = (uri: string): readonly Citation[] | null => passagesByUri().get(uri) ?? null;

/** The sources of one rule, in the order of its table; null if there is no such rule. */
export function ruleAt(kind: string, id: string): readonly Citation[] | null {
  const table = Object.hasOwn(RULES, kind) ? RULES[kind]?.() : undefined;
  if (table === undefined || !Object.hasOwn(table, id)) return null;
  return sourcesOf(table[id]).map((source) => ENGLISH.cite(source));
}
