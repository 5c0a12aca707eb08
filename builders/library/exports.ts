/** The exports of a source file, each followed to its declaration. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { callAt, commentBefore, type Member, membersAt, parametersAt, returned } from './source.ts';

export interface Documented {
  readonly kind: 'value' | 'type';
  readonly name: string;
  /** File and name of the declaration: equal if two entries export the same thing. */
  readonly id: string;
  /** The ways to call it, or the head of the type. */
  readonly forms: readonly { readonly shown: string; readonly comment: string }[];
  readonly members: readonly Member[];
}
export type Exported =
  | Documented
  /** All exports of another entry under one name. */
  | { readonly kind: 'module'; readonly name: string; readonly id: string }
  /** Types that are generated from the schemas of the service. */
  | { readonly kind: 'generated'; readonly name: string; readonly id: string };

const GENERATED = /\/library\/(?:types\/(?:options|replies)|client\/methods)\.generated\.ts$/;
const OF_A_ROUTE = /(?:Options|Reply)$/;

const known = new Map<string, string>();
function read(file: string): string {
  const text = known.get(file) ?? readFileSync(file, 'utf8');
  known.set(file, text);
  return text;
}

const LIST = /^export (type )?\{([^}]*)\}(?: from '([^']+)')?;/gm;
const STAR = /^export (?:type )?\*(?: as (\w+))? from '([^']+)';/gm;
const DECLARED = /^export (?:async )?(function|const|class|interface|type) (\w+)/gm;

export function exportsOf(file: string): readonly Exported[] {
  const text = read(file);
  const near = (path: string): string => join(dirname(file), path);
  const found: Exported[] = [];
  for (const [, typed, list = '', from] of text.matchAll(LIST))
    for (const { type, name, as } of namesIn(list))
      found.push(followed(from === undefined ? file : near(from), name, as, typed !== undefined || type));
  for (const [, as, from = ''] of text.matchAll(STAR)) {
    const target = near(from);
    if (as !== undefined) found.push({ kind: 'module', name: as, id: target });
    else if (GENERATED.test(target)) found.push({ kind: 'generated', name: '*', id: target });
    else found.push(...exportsOf(target));
  }
  for (const name of new Set([...text.matchAll(DECLARED)].map(([, , each = '']) => each)))
    found.push(followed(file, name, name, false));
  return found;
}

/** `a, type B, c as d` */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((each) => /^(type )?(\w+)(?: as (\w+))?$/.exec(each.trim()))
    .flatMap((parts) =>
      parts === null ? [] : [{ type: parts[1] !== undefined, name: parts[2] ?? '', as: parts[3] ?? parts[2] ?? '' }],
    );

/** The declaration of a name in a file or in one that it takes the name from. */
function followed(file: string, name: string, as: string, onlyType: boolean): Exported {
  if (GENERATED.test(file) && OF_A_ROUTE.test(name)) return { kind: 'generated', name: as, id: file };
  const text = read(file);
  const places = [...text.matchAll(DECLARED)].filter(([, , each]) => each === name);
  if (places.length > 0) return documented(file, name, as, onlyType, places);
  for (const [, list = '', from = ''] of text.matchAll(
    /^(?:import|export)(?: type)? \{([^}]*)\} from '(\.[^']+)';/gm,
  )) {
    const found = namesIn(list).find((each) => each.as === name);
    if (found !== undefined) return followed(join(dirname(file), from), found.name, as, onlyType || found.type);
  }
  throw new Error(`${name} is not declared in ${file}`);
}

function documented(
  file: string,
  name: string,
  as: string,
  onlyType: boolean,
  places: readonly RegExpExecArray[],
): Documented {
  const text = read(file);
  // the last of several declarations has the body and is not for callers
  const forms = (places.length > 1 ? places.slice(0, -1) : places).map((place) => {
    const comment = commentBefore(text, place.index);
    if (comment === '') throw new Error(`${name} of ${file} has no comment`);
    return { shown: shownAt(text, place, as), comment };
  });
  const [place] = places;
  const declared = place?.[1] ?? '';
  const isType = onlyType || declared === 'interface' || declared === 'type';
  return {
    kind: isType ? 'type' : 'value',
    name: as,
    id: `${file} ${name}`,
    forms,
    members: place !== undefined && /^(?:interface|class)$/.test(declared) ? membersAt(text, place.index) : [],
  };
}

function shownAt(text: string, { 0: head, 1: declared, index }: RegExpExecArray, as: string): string {
  const at = index + head.length;
  const rest = text.slice(at);
  switch (declared) {
    case 'function':
      return callAt(text, as, at);
    case 'const':
      return constant(rest, as);
    case 'type':
      return alias(rest, as);
    default: {
      const [, over] = /^ extends (\w+)/.exec(rest) ?? [];
      return over === undefined || over === 'HasLook' ? as : `${as} extends ${over}`;
    }
  }
}

/** A list of words is shown; other types are described by their comments. */
function alias(rest: string, as: string): string {
  const [, type] = /^ = ((?:'|string)[^;]*);/.exec(rest) ?? [];
  return type === undefined ? as : `${as} = ${type}`;
}

function constant(rest: string, as: string): string {
  const [, typed] = /^: ([^=]+) =/.exec(rest) ?? [];
  if (typed !== undefined) return `${as}: ${typed}`;
  if (rest.startsWith(' = (')) return callAt(rest, as, 3);
  const [, shape, reply = '', options] = /^ = (of[A-Z]\w+)<(\w+)(?:, (\w+))?>\(/.exec(rest) ?? [];
  if (shape === undefined) throw new Error(`${as} has no type`);
  return shaped(as, shape, reply, options);
}

const SRC = join(import.meta.dirname, '../../packages/ganaka/src');

/** `ofBirth<R, O>(…)` as the type `OfBirth` in `library/functions.ts` describes it. */
function shaped(as: string, shape: string, reply: string, options: string | undefined): string {
  const text = read(join(SRC, 'library/functions.ts'));
  const at = text.indexOf(`export type O${shape.slice(1)}<`);
  if (at < 0) throw new Error(`there is no shape ${shape}`);
  const { params, close } = parametersAt(text, text.indexOf('(', at));
  if (returned(text, close) !== 'R') throw new Error(`${shape} does not return its reply`);
  const shown = params.flatMap((each) =>
    each === '...chosen: OptionsArgument<O>'
      ? options === undefined
        ? []
        : [`options${needsOptions(options) ? '' : '?'}: ${options}`]
      : [each.replace(/Partial<Omit<O, '(\w+)'>> & /, (_, omitted: string) => withOwn(options, omitted))],
  );
  return `${as}(${shown.join(', ')}): ${reply}`;
}

/** The options of a reply next to those of every answer. */
function withOwn(options: string | undefined, omitted: string): string {
  if (options === undefined) return '';
  return `Partial<Omit<${options}, '${omitted}'>> & `;
}

/** Whether one of the options must be given. */
function needsOptions(name: string): boolean {
  const text = read(join(SRC, 'library/types/options.generated.ts'));
  const at = text.indexOf(`export interface ${name} {`);
  if (at < 0) throw new Error(`there are no options ${name}`);
  return membersAt(text, at).some(({ shown }) => /^\w+:/.test(shown));
}
