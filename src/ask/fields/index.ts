/**
 * The meaning of every field of a reply, by its name. A schema that has its own description is left as it is; a name
 * with another meaning in one place has its line in `FIELD_OVERRIDES`; names that need no explanation are in `PLAIN`.
 */
import { GRAHAS } from '../../engines/engine.ts';
import { endingOf, isSpoken } from '../../text/languages.ts';
import { OTHER_LANGUAGES } from '../../text/voice.ts';
import { CALENDAR } from './calendar.ts';
import { CHART } from './chart.ts';
import { DAY } from './day.ts';
import { ELECTION } from './election.ts';
import { EVERYWHERE } from './everywhere.ts';
import { EXPLANATION } from './explanation.ts';
import { FIELD_OVERRIDES, PLAIN } from './field-overrides.ts';
import { SIDDHANTA } from './siddhanta.ts';

type Json = Readonly<Record<string, unknown>>;

/** The tables by area; no name is in two of them. */
export const AREAS = { EVERYWHERE, DAY, CALENDAR, ELECTION, CHART, SIDDHANTA, EXPLANATION } as const;

const WORDS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(AREAS));

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema in which every field has a description; `under` is the name of the whole. A name in a dozen languages is
 * described only in Hindi, with the names of the others: a field for each would make the document three times as long.
 */
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
    Object.entries(properties)
      .filter(([name]) => !isInNamedLanguage(name, properties))
      .map(([name, part]) => {
        const inside = withWords(part, standingUnder(name, under));
        const about = aboutOf(name, under, part, properties);
        if (!isObject(inside) || inside.description !== undefined || about === undefined) return [name, inside];
        return [name, { ...inside, description: about }];
      }),
  );

/** An object with one entry for each graha describes their fields too. */
export const standingUnder = (name: string, under: string): string => (GRAHAS.some((id) => id === name) ? under : name);

function aboutOf(name: string, under: string, part: unknown, beside: Json): string | undefined {
  const here = FIELD_OVERRIDES[`${under}.${name}`];
  if (here !== undefined) return here;
  if (isCitation(part)) return WORDS.citation;
  const lang = languageOf(name);
  if (lang !== undefined)
    return `the same in another language; with lang=${lang} or both${othersOf(name, lang, beside)}`;
  return PLAIN.has(name) ? undefined : WORDS[name];
}

const SPOKEN = OTHER_LANGUAGES.filter(isSpoken);
const NAMED = OTHER_LANGUAGES.filter((id) => !isSpoken(id));

/** `name_hi` comes after `name`. */
export const languageOf = (name: string): string | undefined => SPOKEN.find((id) => name.endsWith(`_${endingOf(id)}`));

const without = (name: string, ending: string): string => name.slice(0, -ending.length - 1);

/** `name_ta` after `name` and `name_hi`; a text that is always Sanskrit (`verse_sa`) is a separate field. */
const isInNamedLanguage = (name: string, beside: Json): boolean =>
  NAMED.map(endingOf).some(
    (ending) =>
      name.endsWith(`_${ending}`) && SPOKEN.every((id) => `${without(name, ending)}_${endingOf(id)}` in beside),
  );

/** The field names of a name in the languages that have only names. */
function othersOf(name: string, lang: string, beside: Json): string {
  const other = NAMED.find((id) => `${without(name, lang)}_${endingOf(id)}` in beside);
  if (other === undefined) return '';
  const example = NAMED.find((id) => id === EXAMPLE) ?? other;
  return `; ${without(name, lang)}_${endingOf(example)} with lang=${example}, and so in each language of /v1/languages`;
}
/** The language that descriptions take as an example. */
const EXAMPLE = 'ta';

/** Under `citations` and the like a name says whose source it is. */
const isCitation = (part: unknown): boolean =>
  isObject(part) && isObject(part.properties) && 'confidence' in part.properties && 'gist' in part.properties;
