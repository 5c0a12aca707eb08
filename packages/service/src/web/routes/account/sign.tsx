/**
 * Sign up, sign in, sign out. Signing up also signs in. If the address already has an account, its password decides, as
 * at any sign-in. Whether the operator has created an account for an address is never revealed: a sign-up gets a
 * separate account.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type PageWords, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DOORS } from 'ganaka/internal/text/languages/sa/pages.ts';
import { emailAddress } from '../../../accounts/account/email-and-domain.ts';
import { AdminRefusal } from '../../../accounts/admin.ts';
import { SIGN_UPS_PER_DAY } from '../../../accounts/sign-in/attempts.ts';
import type { Attempt } from '../../../accounts/sign-in/auth.ts';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '../../../accounts/sign-in/password-length.ts';
import type { Settings } from '../../../settings.ts';
import type { Letters } from '../../account/sign-in-mail.ts';
import { Sign, USUAL_NEXT } from '../../pages/sign/page.tsx';
import { leaveMark, type Site, signedIn, visitorOf } from '../reply.tsx';

const PAGES = [
  '/account/keys',
  '/account/usage',
  '/account/calls',
  '/account/plan',
  '/account/feeds',
  '/account/settings',
];
const UP = '/account/sign-up';
const IN = '/account/sign-in';

/** A field of a form, or of a query; empty if it is missing or given twice. */
export function fieldOf(request: FastifyRequest, name: string): string {
  const sent: unknown = request.method === 'POST' ? request.body : request.query;
  const value: unknown =
    typeof sent === 'object' && sent !== null && Object.hasOwn(sent, name) ? Reflect.get(sent, name) : '';
  return typeof value === 'string' ? value : '';
}

export function signRoutes(
  app: FastifyInstance,
  site: Site,
  settings: Settings,
  letters: Letters,
  guarded: RouteShorthandOptions,
): void {
  const form = formOf(site, settings, letters);
  signUpRoutes(app, site, form, letters, guarded);
  signInRoutes(app, site, form, guarded);
}

type Form = (
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'in' | 'up',
  told?: { email?: string; wrong?: string; note?: string; status?: number },
) => FastifyReply;

const formOf =
  (site: Site, settings: Settings, letters: Letters): Form =>
  (request, reply, kind, told = {}) => {
    const reader = site.reader(request, reply, kind === 'in' ? IN : UP);
    const page = (
      <Sign
        frame={{ reader, assets: site.assets, signedIn: null }}
        kind={kind}
        csrf={reply.generateCsrf()}
        email={told.email ?? ''}
        next={nextOf(request)}
        wrong={told.wrong}
        note={told.note}
        contact={settings.contactEmail}
        letters={letters.possible}
        bounds={{ perDay: settings.signUpsPerDay ?? SIGN_UPS_PER_DAY, unconfirmed: settings.unconfirmedCredits }}
      />
    );
    return site.private(reply, page, told.status);
  };

function signUpRoutes(
  app: FastifyInstance,
  site: Site,
  form: Form,
  letters: Letters,
  guarded: RouteShorthandOptions,
): void {
  const tooOften = tooOftenOf(site, form);
  app.get(UP, async (request, reply) =>
    (await signedIn(site, request)) ? reply.redirect('/account/keys', 303) : form(request, reply, 'up'),
  );

  app.post(UP, guarded, async (request, reply) => {
    const auth = site.reader(request, reply, UP).words.sign;
    const read = credentialsOf(request, auth);
    if ('wrong' in read) return form(request, reply, 'up', { ...read, status: 400 });
    const done = await site.auth.signUp(read.email, read.password, visitorOf(site, request));
    if (!done.ok && done.why === 'common')
      return form(request, reply, 'up', { email: read.email, wrong: auth.commonPassword, status: 400 });
    if (!done.ok && done.why === 'too_often') return tooOften(request, reply, 'up', done, read.email);
    const inside = await site.auth.signIn(read.email, read.password, visitorOf(site, request));
    if (inside.ok) {
      letters.send('prove', read.email, site.reader(request, reply, UP).lang);
      leaveMark(site, reply, read.email);
      reply.header('set-cookie', [...inside.cookies]);
      return reply.redirect(nextOf(request), 303);
    }
    if (inside.why === 'too_often') return tooOften(request, reply, 'in', inside, read.email);
    leaveNote(site, reply, 'known', read.email);
    return reply.redirect(IN, 303);
  });
}

function signInRoutes(app: FastifyInstance, site: Site, form: Form, guarded: RouteShorthandOptions): void {
  const tooOften = tooOftenOf(site, form);
  app.get(IN, async (request, reply) => {
    if (await signedIn(site, request)) return reply.redirect(nextOf(request), 303);
    const { lang } = site.reader(request, reply, IN);
    const said = { ...pageWords(lang).sign, ...pageWords(lang).link.notes };
    const { note, who } = request.cookies;
    reply.clearCookie('note', noteCookie(site)).clearCookie('who', noteCookie(site));
    return form(request, reply, 'in', {
      ...(isNote(note) && { note: said[note] }),
      ...(who !== undefined && { email: who }),
    });
  });

  app.post(IN, guarded, async (request, reply) => {
    const auth = site.reader(request, reply, IN).words.sign;
    const email = fieldOf(request, 'email').trim();
    const read = credentialsOf(request, auth);
    // a text that cannot be a password or an address gets the same reply as a wrong password
    const done: Attempt =
      'wrong' in read
        ? { ok: false, why: 'refused', retryAfterS: 0 }
        : await site.auth.signIn(read.email, read.password, visitorOf(site, request));
    if (done.ok) {
      leaveMark(site, reply, email);
      reply.header('set-cookie', [...done.cookies]);
      return reply.redirect(nextOf(request), 303);
    }
    if (done.why === 'too_often') return tooOften(request, reply, 'in', done, email);
    return form(request, reply, 'in', { email, wrong: auth.wrong, status: 401 });
  });

  app.post('/account/sign-out', guarded, async (request, reply) => {
    const cookies = await site.auth.signOut(visitorOf(site, request));
    reply.header('set-cookie', [...cookies]);
    leaveNote(site, reply, 'out');
    return reply.redirect(IN, 303);
  });
}

/** The reply after too many attempts. */
const tooOftenOf =
  (site: Site, form: Form) =>
  (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: 'in' | 'up',
    { retryAfterS }: { readonly retryAfterS: number },
    email: string,
  ): FastifyReply => {
    const auth = site.reader(request, reply, kind === 'in' ? IN : UP).words.sign;
    reply.header('retry-after', String(retryAfterS));
    return form(request, reply, kind, { email, wrong: auth.tooOften(retryAfterS), status: 429 });
  };

const NOTES = ['known', 'out', 'first', 'left', 'sent', 'reset'] as const;
type Note = (typeof NOTES)[number];

/** Leaves a message for the next visit of the sign-in page, and the e-mail address that it fills in. */
export function leaveNote(site: Site, reply: FastifyReply, note: Note, email = ''): void {
  reply.setCookie('note', note, { ...noteCookie(site), maxAge: NOTE_S });
  if (email !== '') reply.setCookie('who', email, { ...noteCookie(site), maxAge: NOTE_S });
}

const NOTE_S = 120;
const noteCookie = ({ secure }: Site) => ({ path: '/account', httpOnly: true, sameSite: 'lax', secure }) as const;

const isNote = (text: string | undefined): text is Note => NOTES.some((each) => each === text);

/** Returns the next page, which must be one of ours. */
function nextOf(request: FastifyRequest): string {
  const asked = fieldOf(request, 'next');
  return [...PAGES, ...Object.keys(DOORS)].find((each) => each === asked) ?? USUAL_NEXT;
}

type Credentials = { readonly email: string; readonly password: string };

function credentialsOf(
  request: FastifyRequest,
  words: PageWords['sign'],
): Credentials | { email: string; wrong: string } {
  const typed = fieldOf(request, 'email').trim();
  const password = fieldOf(request, 'password');
  try {
    const email = emailAddress(typed);
    const fits = password.length >= MIN_PASSWORD_CHARS && password.length <= MAX_PASSWORD_CHARS;
    return fits ? { email, password } : { email, wrong: words.badPassword };
  } catch (error) {
    if (!(error instanceof AdminRefusal)) throw error;
    return { email: typed, wrong: words.badEmail };
  }
}
