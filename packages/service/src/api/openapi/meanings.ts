/**
 * The meaning of every field of a reply. A field has it in its own schema; if its name has one meaning wherever it occurs,
 * it is taken from `SHARED_MEANINGS`. Names that need no explanation are in `PLAIN`.
 */
import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import { endingOf, isSpoken } from 'ganaka/internal/text/languages.ts';
import { OTHER_LANGUAGES } from 'ganaka/internal/text/voice.ts';
import { SHARED_MEANINGS } from 'ganaka/internal/views/kit/tables/meanings.reply.ts';
import { LIFE_FIELDS } from 'ganaka/internal/views/kundali/reports/life.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema with a description for every field. Of the fields with a name in another language only the Hindi one is
 * listed, and its description mentions the others. All of them would make the document three times as long.
 */
export function withMeanings(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withMeanings);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isObject(value)) return [key, fieldsOf(value, requiredOf(schema))];
      return [key, key === 'enum' || key === 'required' || key === 'const' ? value : withMeanings(value)];
    }),
  );
}

const requiredOf = ({ required }: Json): readonly unknown[] => (Array.isArray(required) ? required : []);

/** A field that is always there is no translation, whatever its ending. */
const fieldsOf = (properties: Json, required: readonly unknown[]): Json =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || !isInNamedLanguage(name, properties))
      .map(([name, part]) => {
        const inside = withMeanings(part);
        const about = aboutOf(name, part, properties);
        if (!isObject(inside) || inside.description !== undefined || about === undefined) return [name, inside];
        return [name, { ...inside, description: about }];
      }),
  );

function aboutOf(name: string, part: unknown, beside: Json): string | undefined {
  if (isCitation(part)) return SHARED_MEANINGS.citation;
  const lang = languageOf(name);
  if (lang !== undefined)
    return `the same in another language; with lang=${lang} or both${othersOf(name, lang, beside)}`;
  return PLAIN.has(name) ? undefined : SHARED_MEANINGS[name];
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

/**
 * Names that need no explanation: ids of grahas, directions, vargas and arudha padas, replies of whole routes, and
 * comparisons of two houses.
 */
export const PLAIN: ReadonlySet<string> = new Set([
  ...GRAHAS,
  ...['east', 'south', 'west', 'north'],
  ...['D1', 'D2', 'D3', 'D4', 'D7', 'D9', 'D10', 'D12', 'D16', 'D20', 'D24', 'D27', 'D30', 'D40', 'D45', 'D60'],
  ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'],
  ...['kundali', 'bhava_chalit', 'divisionals', 'varga_tulana', 'graha_drishti', 'dashas', 'yogini_dashas', 'yogas'],
  ...['manglik', 'kaal_sarpa', 'sade_sati', 'ashtakavarga', 'jaimini', 'graha_garima', 'bhava_phala'],
  ...['planets', ...LIFE_FIELDS, 'book_html', 'book_pdf'],
  ...['eleventh_over_tenth', 'twelfth_under_eleventh', 'lagna_over_twelfth'],
]);
