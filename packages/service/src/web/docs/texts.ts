/** The files of the reference for programs: the search index, llms.txt, the sitemap, the security contact. */

import { PROSE_LANGUAGES } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { SOUGHT_IN_HINDI } from 'ganaka/internal/text/festival-names/sought-in-hindi.ts';
import { ERROR_CODES } from '../../api/error-codes.ts';
import { CHAPTERS } from './chapters.ts';
import type { SearchEntry } from './find.ts';
import type { Guide } from './guide.ts';
import type { Reference } from './reference.ts';

const entry = (title: string, about: string, url: string, more: readonly string[] = []): SearchEntry => ({
  title,
  about: about.replaceAll('`', ''),
  url,
  words: more.join(' '),
});

/** The id of a festival and its other names. */
export interface FestivalNames {
  readonly id: string;
  readonly aliases?: readonly string[];
}

export const searchIndex = (
  { pages, common }: Reference,
  guides: readonly Guide[],
  festivals: readonly FestivalNames[] = [],
): SearchEntry[] => [
  ...pages.map((page) =>
    entry(page.name, page.summary, `/docs/${page.id}`, [
      SOUGHT_IN_HINDI[page.id] ?? '',
      page.path,
      ...PROSE_LANGUAGES.map((lang) => pageWords(lang).docs.groups[page.group]),
      ...[...page.own, ...page.options].map(({ name }) => name),
      ...page.fields.map(({ name }) => name),
    ]),
  ),
  ...festivals.map(({ id, aliases = [] }) => entry(id, 'a festival: festivals/{id}', '/docs/festivals-id', aliases)),
  ...CHAPTERS.map((id) =>
    entry(pageWords('en').docs[id], pageWords('en').docs.title, `/docs#${id}`, [
      ...PROSE_LANGUAGES.map((lang) => pageWords(lang).docs[id]),
    ]),
  ),
  ...guides.flatMap(({ name, title, headings }) => [
    entry(title, '', `/docs/guides/${name}`, [name]),
    ...headings.map(({ id, text }) => entry(text, title, `/docs/guides/${name}#${id}`)),
  ]),
  ...common.map(({ name, meaning }) => entry(name, meaning, `/docs#p-${name}`)),
  ...ERROR_CODES.map(({ code, status, about }) => entry(code, `${status}: ${about}`, `/docs#e-${code}`)),
];

/** A description of the service for language models, after llmstxt.org. */
export function llmsText({ groups, sets }: Reference, guides: readonly Guide[], base: string): string {
  const words = pageWords('en').docs;
  const lines = [
    '# Ganaka',
    '',
    '> Hindu calendar (panchanga), muhurta, birth charts (kundali), matching, festivals and eclipses over HTTP, on three engines that are never mixed in one reply. Every decision carries its rule and source.',
    '',
    `- Base address: ${base}`,
    '- Key: header `X-API-Key` (or `Authorization: Bearer`); open routes need none. Only a 200 costs credits.',
    `- {family} is one of ${sets.map(({ segment, engine }) => `${segment.slice('/v1/'.length)} (${engine.label.name})`).join(', ')}.`,
    '- date is YYYY-MM-DD at the place, time HH:MM; place is a name, "name, state" or an id of /v1/geocode; or lat, lon and tz.',
    '- The service sends no callbacks: ask again, or subscribe to a calendar feed (/account/feeds).',
    '- Errors: {"success": false, "error": sentence, "code": stable word, "errors": [...]}. Unknown parameters are refused.',
    `- [OpenAPI 3.1](${base}/v1/openapi.json): every route, its parameters, schemas and a real reply`,
    `- [Reference](${base}/docs)`,
    '',
    ...groups.flatMap(({ group, pages }) => [
      `## ${words.groups[group]}`,
      '',
      ...pages.map(
        ({ id, method, path, summary, credits, access, own }) =>
          `- [${method} ${path}](${base}/docs/${id}): ${summary}. ${words.price(credits)}; ${words.access[access]}.${
            own.length === 0
              ? ''
              : ` Own parameters: ${own.map(({ name, required }) => `${name}${required ? '*' : ''}`).join(', ')}.`
          }`,
      ),
      '',
    ]),
    '## Guides',
    '',
    ...guides.map(({ name, title }) => `- [${title}](${base}/docs/guides/${name})`),
    '',
  ];
  return lines.join('\n');
}

/** Returns the sitemap with the pages that everybody may read. */
export const sitemap = (paths: readonly string[], base: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${base}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Returns security.txt: the security contact, and the date until which the file is valid. */
export function securityText(contact: string, base: string, nowMs: number): string {
  const until = new Date((Math.floor(nowMs / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  const uri = contact.includes(':') ? contact : `mailto:${contact}`;
  return [
    `Contact: ${uri}`,
    `Expires: ${until}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}
