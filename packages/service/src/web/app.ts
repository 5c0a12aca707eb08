/** The pages. They are rendered on the server, work without scripts, and have one strict content security policy. */

import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { PROSE_LANGUAGES } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { loadPageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { isVoiceReady } from 'ganaka/internal/text/voice.ts';
import { StoreAway } from '../accounts/gate.ts';
import { openAuth } from '../accounts/sign-in/auth.ts';
import { type CookieSigner, cookieSigner, purposeKeys, whoOf } from '../accounts/sign-in/purpose-keys.ts';
import { sessionSecret } from '../accounts/sign-in/session-secret.ts';
import { Refusal } from '../api/refusal.ts';
import type { Log } from '../http/api-options.ts';
import { pageWithoutSlash } from '../http/wire/request-parts.ts';
import { lettersOf } from './account/sign-in-mail.ts';
import { readAssets } from './design/assets.ts';
import { hasSession, languageInQuery } from './design/reader.ts';
import type { PagesParts } from './parts.ts';
import { checkQueries } from './requests/page-query.ts';
import { asksOf } from './requests/page-request.ts';
import { PAGE_VOICE, voiceOf } from './requests/voice.ts';
import { accountRoutes } from './routes/account/account.tsx';
import { birthRoutes } from './routes/births.tsx';
import { calendarRoutes } from './routes/days/calendars.tsx';
import { dayRoutes } from './routes/days/days.tsx';
import { festivalRoutes } from './routes/days/festivals.tsx';
import { holidayRoutes } from './routes/days/holidays.tsx';
import { pageFileRoutes } from './routes/days/page-files.ts';
import { sitemapOfDays } from './routes/days/sitemap-days.ts';
import { whyRoutes } from './routes/days/why.tsx';
import { docsRoutes } from './routes/docs.tsx';
import { doorRoutes } from './routes/doors.ts';
import { labRoutes } from './routes/lab.tsx';
import { karyaRoutes } from './routes/muhurta/karya.tsx';
import { vivahaRoutes } from './routes/muhurta/vivaha.tsx';
import { vivahaYearRoutes } from './routes/muhurta/vivaha-year.tsx';
import { yatraRoutes } from './routes/muhurta/yatra.tsx';
import { openRoutes } from './routes/open.tsx';
import { publicRoutes } from './routes/public.tsx';
import { signedIn, siteOf } from './routes/reply.tsx';
import { toolRoutes } from './routes/tools.tsx';
import { townPagesOf } from './routes/town-pages.tsx';
import { almanacOf } from './serving/almanac.ts';
import { flashMessagesWith } from './serving/flash-message.ts';
import { limitForms, sendTooMany } from './serving/form-rate.ts';
import { contentPolicy } from './serving/guard.ts';
import { pageCache } from './serving/page-cache.ts';
import { pageTurnsOf } from './serving/page-queue.ts';
import { ownKeysOf } from './tools/own-keys.ts';
import { keySessions } from './tools/session.ts';

const RETRY_AFTER_S = 5;

/** Registers the pages on the server in their own scope, so that none of their hooks runs on an API call. */
export const pagesOf =
  (parts: PagesParts) =>
  async (app: FastifyInstance): Promise<void> => {
    // the names of pages about Nepal are in Nepali without being asked for
    await Promise.all([PAGE_VOICE, voiceOf('en+ne')].map(prepareVoice));
    await Promise.all(PROSE_LANGUAGES.map(loadPageWords));
    const { settings, accounts } = parts;
    const secure = settings.baseUrl?.startsWith('https:') ?? false;
    const secret = sessionSecret(settings.sessionSecret, settings.dataDir);
    const secrets = [secret, ...settings.previousSecrets];
    const keys = purposeKeys(secrets, accounts.upgradedAt, Date.now);
    const cookies = cookieSigner(keys);
    const who = whoOf(keys);
    const auth = await openAuth({
      raw: accounts.raw,
      attempts: accounts.attempts,
      secrets: () => keys('sessions'),
      who,
      baseUrl: settings.baseUrl,
      onAttempt: (record) => {
        parts.attempted(record);
        parts.log.info(record, 'attempt');
      },
      common: parts.commonPasswords,
    });
    const kept = pageCache(pageTurnsOf(parts.load, settings.patience), parts.now);
    limitForms(app, parts.rates);
    app.addHook('onRequest', kept.early);
    // the plugin signs the cookie of the form tokens alone
    await app.register(cookie, { secret: formSigner(cookies) });
    loadNames(app);
    await app.register(csrf, {
      sessionPlugin: '@fastify/cookie',
      cookieKey: FORM_COOKIE,
      cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true },
    });
    await app.register(formbody);
    await app.register(helmet, {
      contentSecurityPolicy: contentPolicy(secure),
      // "no-referrer" would make browsers hide the origin of our own forms from the server
      referrerPolicy: { policy: 'same-origin' },
      hsts: secure,
      crossOriginEmbedderPolicy: false,
    });
    const site = siteOf(readAssets(parts.root), auth, cookies, secure);
    logLines(app, parts.log);
    failures(app, parts, site);
    checkQueries(app, site);
    const asks = asksOf(parts);
    const almanac = almanacOf({ ...parts, retired: settings.retired });
    openRoutes(app, site, kept, asks, almanac, parts);
    const townPages = townPagesOf(site, kept, asks, parts);
    dayRoutes(app, site, townPages, almanac, parts);
    festivalRoutes(app, site, townPages, almanac);
    pageFileRoutes(app, almanac.engineAt, parts);
    sitemapOfDays(app, parts);
    calendarRoutes(app, site, kept, asks, parts);
    holidayRoutes(app, site, kept, asks, parts);
    whyRoutes(app, site, kept, asks, parts);
    karyaRoutes(app, site, kept, asks, parts);
    await birthRoutes(app, site, kept, parts);
    publicRoutes(app, site, parts);
    labRoutes(app, site, kept, parts);
    accountRoutes(
      app,
      site,
      parts,
      flashMessagesWith(secrets, secure),
      lettersOf({ ...parts, who, baseUrl: settings.baseUrl }),
    );
    docsRoutes(app, site, kept, parts);
    doorRoutes(app);
    const engine = engineNamed(parts.engines, 'surya-siddhanta').info;
    const ownKeys = async (request: FastifyRequest) => {
      const user = hasSession(request.cookies) ? await signedIn(site, request) : undefined;
      return user && ownKeysOf(accounts, user, Date.now());
    };
    const sessions = keySessions({ gate: accounts.gate, keys, cookies, secure, engine, clock: Date.now, ownKeys });
    toolRoutes(app, site, kept, { ...parts, sessions });
    yatraRoutes(app, site, kept, asks, { ...parts, sessions });
    vivahaRoutes(app, site, asks, { ...parts, sessions });
    vivahaYearRoutes(app, site, kept, asks, { ...parts, sessions });
  };

const FORM_COOKIE = '_csrf';

const formSigner = ({ sign, unsign }: CookieSigner) => ({
  sign: (value: string) => sign(FORM_COOKIE, value),
  unsign(sent: string) {
    const value = unsign(FORM_COOKIE, sent);
    return value === undefined
      ? ({ valid: false, renew: false, value: null } as const)
      : ({ valid: true, renew: false, value } as const);
  },
});

/** Loads a named language when a reader first requests it. */
function loadNames(app: FastifyInstance): void {
  app.addHook('onRequest', ({ query, cookies }, _reply, done) => {
    const key = voiceOf(languageInQuery(typeof query === 'object' ? { ...query } : {}, cookies));
    if (isVoiceReady(key)) done();
    else prepareVoice(key).then(() => done(), done);
  });
}

/** Logs one line for each page: the pattern of its path, never its query, its form or its cookies. */
function logLines(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown';
    if (path.startsWith('/assets/')) return;
    const ms = Math.round(reply.elapsedTime * 100) / 100;
    log.info({ id: request.id, path, status: reply.statusCode, ms, from: request.ip }, 'page');
  });
}

function failures(app: FastifyInstance, { log, rates }: PagesParts, site: ReturnType<typeof siteOf>): void {
  app.setNotFoundHandler((request, reply) => {
    const rate = rates.address(request.ip);
    if (!rate.ok) return sendTooMany(request, reply, rate);
    const plain = request.method === 'GET' || request.method === 'HEAD' ? pageWithoutSlash(request.url) : null;
    if (plain !== null) return reply.redirect(plain, 308);
    if (request.headers.accept?.includes('text/html')) return site.missing(request, reply);
    const refusal = new Refusal(404, 'unknown_route', 'there is no such page; /v1/ lists every route');
    return reply.code(404).type('application/json; charset=utf-8').send(refusal.body(request.id));
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (error instanceof Refusal && (error.status === 429 || error.status === 503)) {
      reply.header('retry-after', String(RETRY_AFTER_S));
      return site.trouble(request, reply, error.status, 'busy');
    }
    if (error instanceof Refusal && error.status < 500) return site.refused(request, reply, error);
    if (error instanceof StoreAway) {
      const why = error.cause instanceof Error ? error.cause.message : error.message;
      log.error({ path: request.routeOptions.url ?? 'unknown', why }, 'page refused: the account store is away');
      reply.header('retry-after', String(RETRY_AFTER_S));
      return site.trouble(request, reply, 503, 'away');
    }
    if (status === 403) return site.trouble(request, reply, 403, 'expired');
    if (status >= 400 && status < 500) return site.trouble(request, reply, status, 'other');
    const said =
      error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error);
    log.error({ path: request.routeOptions.url ?? 'unknown', err: said }, 'page failed');
    return site.trouble(request, reply, 500, 'other');
  });
}
