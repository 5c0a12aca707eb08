/**
 * The resources that results link to: rules, passages, and whole replies and pictures, which cost as much as their
 * route.
 */
import { Refusal } from '../api/refusal.ts';
import { passageAt, ruleAt } from './citations.ts';
import { SCHEME } from './reply.ts';
import type { CallRoute, RouteReply } from './tool.ts';

export const TEMPLATES = [
  {
    name: 'reply',
    uriTemplate: `${SCHEME}reply/{+route}`,
    title: 'A whole reply or picture',
    description: 'The reply of a route as the service gives it, at the price of that route. Tools link to it.',
  },
  {
    name: 'rule',
    uriTemplate: `${SCHEME}rule/{kind}/{id}`,
    title: 'A rule with its sources',
    description: 'Every source of the rule of a festival, a karya or a koot: work, place, and what it says.',
  },
  {
    name: 'verse',
    uriTemplate: `${SCHEME}verse/{work}/{+locus}`,
    title: 'A passage',
    description: 'What the rules take from one passage of a work, with the Sanskrit where it is on file.',
  },
] as const;

/** The routes whose whole replies can be read as resources: those that tools link to. */
const READABLE =
  /^\/(?:[a-z]+\/(?:panchanga|festivals\/[a-z0-9-]+|grahan|karya-muhurta|vivaha-varsha|kundali|kundali\.svg|dashas|transits|match\/ashtakoot)|parva-mool|calendars\/[a-z_]+)$/;

const notFound = (): Refusal =>
  new Refusal(404, 'unknown_resource', 'there is no such resource; take an address from a tool’s result');

const asJson = (value: unknown): RouteReply => ({ media: 'application/json', text: JSON.stringify(value) });

/** The content of the resource with this URI; throws a `Refusal` if there is none. */
export async function readResource(uri: string, ask: CallRoute): Promise<RouteReply> {
  if (!uri.startsWith(SCHEME)) throw notFound();
  const [path = '', query = ''] = uri.slice(SCHEME.length).split('?', 2);
  const [kind, ...rest] = path.split('/');
  if (kind === 'verse') return asJson(passageAt(uri) ?? fail());
  if (kind === 'rule') return asJson(ruleAt(rest[0] ?? '', rest[1] ?? '') ?? fail());
  const route = `/${rest.join('/')}`;
  if (kind !== 'reply' || !READABLE.test(route)) throw notFound();
  return ask(`/v1${route}`, Object.fromEntries(new URLSearchParams(query)));
}

function fail(): never {
  throw notFound();
}
