/** Common names of pages, which redirect to our own names. */
import type { FastifyInstance } from 'fastify';

const DOORS: Readonly<Record<string, string>> = {
  '/plans': '/account/plan',
  '/pricing': '/account/plan',
  '/signup': '/account/sign-up',
  '/sign-up': '/account/sign-up',
  '/register': '/account/sign-up',
  '/login': '/account/sign-in',
  '/sign-in': '/account/sign-in',
  '/keys': '/account/keys',
  '/api': '/docs',
  '/openapi.json': '/v1/openapi.json',
  '/health': '/v1/health',
  '/status': '/v1/health',
  '/panchanga': '/',
  '/panchang': '/',
  '/calendar': '/',
  '/kundli': '/kundali',
  '/matching': '/milan',
  '/muhurta': '/karya-muhurta',
  '/wedding': '/vivaha',
  '/sky': '/akasha',
};

/**
 * Each redirects with its query, such as the language. The redirect is temporary, because a page of that name may be
 * added later.
 */
export function doorRoutes(app: FastifyInstance): void {
  for (const [door, page] of Object.entries(DOORS))
    app.get(door, ({ url }, reply) => {
      const at = url.indexOf('?');
      return reply.redirect(at < 0 ? page : `${page}${url.slice(at)}`, 307);
    });
}
