/**
 * The query parameters of the open pages. A parameter that a page does not have, one that is given twice and a value
 * that is not allowed are refused with a sentence, as in the API; nothing is ignored.
 */
import type { FastifyInstance } from 'fastify';
import { pageLanguageIn } from 'ganaka/internal/text/asked-languages/page-language.ts';
import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { LANGUAGE_IDS } from 'ganaka/internal/text/languages.ts';
import { EKADASHI_SCHOOLS } from 'ganaka/internal/views/blocks/choices.ts';
import { type Query, readQuery } from '../../api/read/query.ts';
import { MOVED } from '../../http/pipeline/gatekeeper.ts';
import { THEMES } from '../design/reader.ts';
import type { Site } from '../routes/reply.tsx';
import { INSTRUMENTS } from '../tools/instruments.ts';
import { DAY_CHOICES } from './day-choices.ts';
import { MODERN } from './town.ts';

const PLACED = ['place', 'lat', 'lon'];
const IN_TOWN = [...PLACED, 'town'];

/** Pages of a town that show the printed day of its land or, by `engine=drik`, the modern sky. */
const UNDER_SKY: Readonly<Record<string, readonly string[]>> = {
  // the home page says itself where other days are
  '/': ['date', 'time', 'month', 'year', 'hour'],
  '/day': ['date'],
  '/day/': ['date'],
  '/month': ['month'],
  '/month/': ['month'],
  '/month/:month': [],
  '/festivals': ['year', 'date'],
  '/festivals/:year': [],
  '/festivals/:id/:year': [],
};

/** The parameters of each page; every page also has language and theme. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(UNDER_SKY).map(([path, own]) => [path, [...IN_TOWN, MODERN[0], ...own]])),
  '/day/:date': [...IN_TOWN, ...DAY_CHOICES],
  '/calendars': ['id', 'date', 'year', 'month', 'day'],
  '/holidays': [],
  '/holidays/:country': [],
  '/holidays/:country/:year': ['state'],
  '/why': [...IN_TOWN, 'festival'],
  '/karya-muhurta': ['karya', 'kind', 'direction', ...IN_TOWN, 'month', 'engine', 'day', 'date', 'span', 'form'],
  '/kundali': [],
  '/milan': [],
  '/lab': [],
  '/yatra': [...MOVED, 'direction'],
  '/vivaha-milan': ['date', 'place', 'engine'],
  '/vivaha': ['year', 'place', 'engine'],
  ...Object.fromEntries(INSTRUMENTS.map(({ path }) => [path, MOVED])),
};

/** Names that other sites add to every link, for their own counts. They ask for nothing here. */
const ADDED = /^(utm_[a-z]+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|igshid|igsh|mc_cid|mc_eid|yclid|ref)$/;

/** Refuses a wrong query with a page that says what is wrong and what is allowed. */
export function checkQueries(app: FastifyInstance, site: Site): void {
  app.addHook('preHandler', async (request, reply) => {
    const path = request.routeOptions.url ?? '';
    const names = request.method === 'POST' ? undefined : NAMES[path];
    const cut = request.url.indexOf('?');
    if (names === undefined || cut < 0) return;
    const { words } = site.reader(request, reply);
    const wrong = wrongIn(request.url.slice(cut + 1), path, names, words.missing.query);
    if (wrong !== null) return site.wrong(request, reply, wrong);
  });
}

type QueryWords = PageWords['missing']['query'];

function wrongIn(text: string, path: string, names: readonly string[], words: QueryWords): string | null {
  const { query, bad } = readQuery(text);
  const [first] = bad;
  if (first !== undefined) return first.code === 'repeated_parameter' ? words.repeated(first.param) : first.text;
  const known = [...names, 'lang', 'theme'];
  const unknown = [...query.keys()].find((name) => !known.includes(name) && !ADDED.test(name));
  if (unknown !== undefined) return words.unknown(unknown, known);
  return wrongValue(query, words) ?? (path in UNDER_SKY ? wrongSky(query, words) : null);
}

function wrongSky(query: Query, words: QueryWords): string | null {
  const [name, modern] = MODERN;
  const sky = query.get(name) || undefined;
  return sky === undefined || sky === modern ? null : words.oneOf(name, sky, [modern]);
}

function wrongValue(query: Query, words: QueryWords): string | null {
  // an empty field of a form counts as not given
  const given = (name: string): string | undefined => query.get(name) || undefined;
  const [lang, theme] = [given('lang'), given('theme')];
  if (lang !== undefined && pageLanguageIn(lang) === undefined) return words.lang(lang, LANGUAGE_IDS);
  if (theme !== undefined && !THEMES.some((each) => each === theme)) return words.oneOf('theme', theme, THEMES);
  const school = given('ekadashi');
  if (school !== undefined && !EKADASHI_SCHOOLS.some((each) => each === school))
    return words.oneOf('ekadashi', school, EKADASHI_SCHOOLS);
  const isHalf = (given('lat') === undefined) !== (given('lon') === undefined);
  return isHalf && !['latitude', 'longitude', 'lng'].some((name) => query.has(name)) ? words.half : null;
}
