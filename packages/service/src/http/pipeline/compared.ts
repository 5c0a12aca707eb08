/** One request to several engines (`/v1/compare`). Access is checked for each engine, and the price is the sum. */

import { type EngineInfo, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { isVoiceReady, type VoiceKey } from 'ganaka/internal/text/voice.ts';
import type { View } from 'ganaka/internal/views/view.ts';
import type { Caller } from '../../accounts/gate.ts';
import { EVERY_ENGINE, opens } from '../../accounts/policy.ts';
import { answer } from '../../api/answer/answer.ts';
import { sideMade, sideOf } from '../../api/answer/compare.ts';
import { encodePlain } from '../../api/answer/encode.ts';
import { pathValue } from '../../api/directory.ts';
import { optionsOn } from '../../api/names.ts';
import type { Bad, Query } from '../../api/read/query.ts';
import { refusalOf } from '../../api/read/query.ts';
import { type PreparedRequest, read } from '../../api/read/read.ts';
import { readParams } from '../../api/read/values.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Address, Plain, RouteRow } from '../../api/route.ts';
import { etagOf } from '../cache/parsed-query-cache.ts';
import { passing } from '../cache/reply-cache.ts';
import type { WorkOwner } from '../threads/workers.ts';
import { admit, languageFor, withLongerPrice } from './gatekeeper.ts';
import { type AdmittedCall, type Outcome, priced, unpaid } from './outcome.ts';
import { checkBalance } from './payment.ts';
import type { Service } from './service.ts';
import { isHeavy, workOwnerOf } from './work-owner.ts';

/** The request as it is read for one engine. */
interface Question {
  readonly view: View;
  readonly info: EngineInfo;
  readonly prepared: PreparedRequest;
  readonly lang: VoiceKey;
}

/** The address of the route on one engine, and the value of `{id}` in its path. */
interface Target extends Address {
  readonly idGiven: string | null;
}

export function compared(
  service: Service,
  { call, found, caller }: AdmittedCall,
  shows: Plain,
  query: Query,
  sendingBad: readonly Bad[],
): Outcome | Promise<Outcome> {
  if (caller === null) throw new Error('a comparison without a key');
  const { address } = call;
  const active = address.engines.filter(({ key }) => !service.retired.includes(key));
  const infos = enginesIn(query, active);
  admitEveryEngine(infos, caller);
  const { route, asked } = routeIn(address, query, sendingBad);
  const targets = infos.map((info) => targetOf(service, route, info));
  const questions = targets.map((each, i) => questionOf(service, each, infos[i] as EngineInfo, caller, asked));
  // a comparison costs as much as the request does on each engine
  const [[target], [question]] = [targets, questions];
  if (target === undefined || question === undefined) throw new Error('no engine answers here');
  const { credits } = withLongerPrice({ ...call, address: target }, caller, question.prepared).address.row;
  const row = { ...address.row, credits };
  const admission = { call: { ...call, address: { ...address, row } }, found, caller, units: questions.length };
  checkBalance(service, admission);
  if (call.head) return { status: 200, head: null, etag: null, ...unpaid(admission, 'no-store') };
  const silent = questions.filter(({ lang }) => !isVoiceReady(lang));
  const send = (): Outcome | Promise<Outcome> => sent(service, admission, shows, route, questions);
  return silent.length === 0 ? send() : Promise.all(silent.map(({ lang }) => prepareVoice(lang))).then(send);
}

async function sent(
  service: Service,
  admission: AdmittedCall,
  shows: Plain,
  route: string,
  questions: readonly Question[],
): Promise<Outcome> {
  const asker = workOwnerOf(admission);
  const answers = await Promise.all(questions.map((each) => answered(service, each, asker)));
  const { about } = service;
  const asked = { about, params: { route }, family: null, lang: null, now: service.now(), answers };
  const made = await encodePlain(shows, asked, null);
  return { status: 200, kept: passing(made, etagOf(made.body)), ...priced(admission, 'no-store') };
}

async function answered(service: Service, { view, info, prepared, lang }: Question, asker: WorkOwner) {
  const engine = engineNamed(service.engines, info.key);
  if (!isHeavy(view, prepared)) return sideOf(answer(view, prepared, engine, service.where, lang));
  const { body } = await service.heavy.run(prepared, lang, asker);
  return sideMade(view, prepared, engine, service.where, body.toString());
}

/** The engines of `engines=`, in the order of the service; all if it is not given. */
function enginesIn(query: Query, active: readonly EngineInfo[]): readonly EngineInfo[] {
  const asked = query.get('engines');
  if (asked === undefined) return active;
  const names = asked.split(',').map((each) => each.trim());
  const found = active.filter(({ word, id }) => names.includes(word) || names.includes(id));
  if (found.length === names.length) return found;
  const words = active.map(({ word }) => word);
  throw new Refusal(
    400,
    'bad_engines',
    `engines must name each engine once, of ${words.join(', ')}, with commas between them; got "${asked.slice(0, 80)}"`,
    { param: 'engines', allowed: words },
  );
}

function admitEveryEngine(infos: readonly EngineInfo[], { prefix }: Caller): void {
  const closed = infos.filter((info) => !opens(prefix, info)).map(({ id }) => id);
  if (closed.length > 0)
    throw new Refusal(
      403,
      'engine_not_covered',
      `this comparison asks ${infos.map(({ id }) => id).join(', ')}, and a ${prefix}_ key does not open ${closed.join(' and ')}; use a ${EVERY_ENGINE}_ key, or name in engines those that the key opens`,
    );
}

/** The route in the path, and the query without it and without `engines`, which is passed to that route. */
function routeIn({ row }: Address, query: Query, sendingBad: readonly Bad[]): { route: string; asked: Query } {
  const bad: Bad[] = [...sendingBad];
  const route = query.get('route') ?? '';
  readParams(row, null, new Map([...query, ['route', templateOf(row, route)]]), bad);
  if (query.has('engine'))
    bad.push({ code: 'bad_engine', param: 'engine', text: 'a comparison takes engines instead of engine' });
  if (query.has('format') && query.get('format') !== 'json')
    bad.push({
      code: 'bad_format',
      param: 'format',
      text: 'a comparison is JSON; leave format out',
      allowed: ['json'],
    });
  if (bad.length > 0) throw refusalOf(bad);
  return { route, asked: new Map([...query].filter(([name]) => name !== 'route' && name !== 'engines')) };
}

const ID = '/{id}';

/** The name of a route in the list of those that can be compared: `festivals/{id}` for `festivals/holi`. */
function templateOf({ own }: RouteRow, route: string): string {
  const allows = own.find(([name]) => name === 'route')?.[1].allows;
  const template = `${route.slice(0, route.lastIndexOf('/'))}${ID}`;
  return Array.isArray(allows) && allows.includes(template) && !route.endsWith(ID) ? template : route;
}

function targetOf({ directory }: Service, route: string, { segment }: EngineInfo): Target {
  const own = `/v1/${segment}/${route}`;
  const path = directory.find(own) === null ? `/v1/${route}` : own;
  const target = directory.find(path);
  if (target === null) throw new Error(`there is no ${route} of ${segment}`);
  return { ...target, idGiven: pathValue(target, path) };
}

function questionOf(service: Service, target: Target, info: EngineInfo, caller: Caller, asked: Query): Question {
  const { row, engines, idGiven } = target;
  const view = row.shows;
  if ('plain' in view) throw new Error(`${target.path} computes nothing`);
  // options that only other engines have are left out
  const own = optionsOn(row, info.options);
  const others = engines.flatMap(({ options }) => Object.keys(options)).filter((name) => !Object.hasOwn(own, name));
  const query = new Map([...asked].filter(([name]) => !others.includes(name)));
  if (row.pathParam !== null && idGiven !== null) query.set(row.pathParam, idGiven);
  admit(target, info.key, caller, query);
  const prepared = read(target, info, query, [], service);
  return { view, info, prepared, lang: languageFor(caller, prepared.lang) };
}
