/**
 * The meaning of every field of a reply, by its name. A field whose schema has a description keeps it. A name with
 * another meaning in one place has a line in `FIELD_OVERRIDES`. Names that need no explanation are in `PLAIN`.
 */
import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import { endingOf, isSpoken } from 'ganaka/internal/text/languages.ts';
import { OTHER_LANGUAGES } from 'ganaka/internal/text/voice.ts';
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
 * The schema with a description for every field; `under` is the name of the object. Of the fields with a name in
 * another language only the Hindi one is listed, and its description mentions the others. All of them would make the
 * document three times as long.
 */
export function withWords(schema: unknown, under: string): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withWords(each, under));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isObject(value)) return [key, fieldsOf(value, under, requiredOf(schema))];
      return [key, key === 'enum' || key === 'required' || key === 'const' ? value : withWords(value, under)];
    }),
  );
}

const requiredOf = ({ required }: Json): readonly unknown[] => (Array.isArray(required) ? required : []);

/** A field that is always there is no translation, whatever its ending. */
const fieldsOf = (properties: Json, under: string, required: readonly unknown[]): Json =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || !isInNamedLanguage(name, properties))
      .map(([name, part]) => {
        const inside = withWords(part, standingUnder(name, under));
        const about = aboutOf(name, under, part, properties);
        if (!isObject(inside) || inside.description !== undefined || about === undefined) return [name, inside];
        return [name, { ...inside, description: about }];
      }),
  );

/** The name under which the fields inside `name` are looked up. Inside a graha's id it is the name around that id. */
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

/** The language of a field such as `name_hi`, if that language has sentences. */
export const languageOf = (name: string): string | undefined => SPOKEN.find((id) => name.endsWith(`_${endingOf(id)}`));

const without = (name: string, ending: string): string => name.slice(0, -ending.length - 1);

/**
 * Whether a field is a name in a language without sentences (`name_ta`, if there is `name_hi`). A text that is always
 * Sanskrit (`verse_sa`) is not.
 */
const isInNamedLanguage = (name: string, beside: Json): boolean =>
  NAMED.map(endingOf).some(
    (ending) =>
      name.endsWith(`_${ending}`) && SPOKEN.every((id) => `${without(name, ending)}_${endingOf(id)}` in beside),
  );

/** Mentions the fields of the same name in languages without sentences. */
function othersOf(name: string, lang: string, beside: Json): string {
  const other = NAMED.find((id) => `${without(name, lang)}_${endingOf(id)}` in beside);
  if (other === undefined) return '';
  const example = NAMED.find((id) => id === EXAMPLE) ?? other;
  return `; ${without(name, lang)}_${endingOf(example)} with lang=${example}, and so in each language of /v1/languages`;
}
/** The language that descriptions use as an example. */
const EXAMPLE = 'ta';

/** Whether a field is a citation; under `citations` its name says which part it is the source of. */
const isCitation = (part: unknown): boolean =>
  isObject(part) && isObject(part.properties) && 'confidence' in part.properties && 'gist' in part.properties;
