/**
 * What every field of a reply means, by its name. A schema that says it itself is left as it is; a name that means another thing
 * in one place has its line in `HERE`; what anybody reads from the name is in `PLAIN`.
 */
import { GRAHAS } from '../../engines/engine.ts';
import { BESIDE } from '../../text/say.ts';
import { CALENDAR } from './calendar.ts';
import { CHART } from './chart.ts';
import { DAY } from './day.ts';
import { ELECTION } from './election.ts';
import { EVERYWHERE } from './everywhere.ts';
import { HERE, PLAIN } from './here.ts';
import { SIDDHANTA } from './siddhanta.ts';

type Json = Readonly<Record<string, unknown>>;

/** The tables by area; no name stands in two of them. */
export const AREAS = { EVERYWHERE, DAY, CALENDAR, ELECTION, CHART, SIDDHANTA } as const;

const WORDS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(AREAS));

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema in which every field says what it is; `under` is the name that the whole stands under. */
export function withWords(schema: unknown, under: string): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withWords(each, under));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isObject(value)) return [key, fieldsOf(value, under)];
      return [key, key === 'enum' || key === 'required' || key === 'const' ? value : withWords(value, under)];
    }),
  );
}

const fieldsOf = (properties: Json, under: string): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, part]) => {
      const inside = withWords(part, standingUnder(name, under));
      const about = aboutOf(name, under, part);
      if (!isObject(inside) || inside.description !== undefined || about === undefined) return [name, inside];
      return [name, { ...inside, description: about }];
    }),
  );

/** What holds one thing of each graha names their fields too. */
export const standingUnder = (name: string, under: string): string => (GRAHAS.some((id) => id === name) ? under : name);

function aboutOf(name: string, under: string, part: unknown): string | undefined {
  const here = HERE[`${under}.${name}`];
  if (here !== undefined) return here;
  if (isCitation(part)) return WORDS.citation;
  const lang = languageOf(name);
  if (lang !== undefined) return `the same in another language; with lang=${lang} or both`;
  return PLAIN.has(name) ? undefined : WORDS[name];
}

/** `name_hi` stands beside `name`. */
export const languageOf = (name: string): string | undefined => BESIDE.find((lang) => name.endsWith(`_${lang}`));

/** Under `citations` and the like a name says whose source it is. */
const isCitation = (part: unknown): boolean =>
  isObject(part) && isObject(part.properties) && 'confidence' in part.properties && 'gist' in part.properties;
