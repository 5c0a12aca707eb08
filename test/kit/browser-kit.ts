/** A real browser, and a client of forms that is none. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { BROWSER_FLAGS, chromiumPath } from './chromium.ts';

/** The browser that all files share; with further flags, and in proofs, one of its own. */
export async function openBrowser(...more: string[]): Promise<Browser> {
  const shared = inject('shared');
  if (more.length > 0 || shared === undefined)
    return chromium.launch({ executablePath: await chromiumPath(), args: [...BROWSER_FLAGS, ...more] });
  const reply = await fetch(`${shared}/browser`);
  if (!reply.ok) throw new Error(await reply.text());
  const { endpoint }: { endpoint: string } = await reply.json();
  return chromium.connect(endpoint);
}

let visitors = 0;
/** An address of its own for each visitor, so that the throttle of one test is not felt by the next. */
export const newAddress = (): string => `198.51.100.${++visitors}`;

/** A visitor of one test leaves with it: open pages slow down all that follow. One made by `beforeAll` stays. */
export async function newVisitor(browser: Browser, options: { scripts?: boolean } = {}): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
    javaScriptEnabled: options.scripts ?? true,
  });
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => visitor.close());
  return visitor;
}

/** The same window for the next visitor: cheaper than a new one, which loads every style, script and font again. */
export async function asNewVisitor(visitor: BrowserContext): Promise<void> {
  await visitor.clearCookies();
  await visitor.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
}

/** One window with scripts and one without, made by `beforeAll`; each call is another visitor in it. */
export async function windows(browser: Browser): Promise<(scripts: boolean) => Promise<Page>> {
  const [withScripts, without] = await Promise.all(
    [true, false].map(async (scripts) => (await newVisitor(browser, { scripts })).newPage()),
  );
  return async (scripts) => {
    const page = scripts ? withScripts : without;
    if (page === undefined) throw new Error('no window');
    await asNewVisitor(page.context());
    return page;
  };
}

export const PASSWORD = 'मङ्गलम् astu 108';

export async function signUp(page: Page, base: string, email: string): Promise<void> {
  await page.goto(`${base}/account/sign-up`);
  await page.fill('#email', email);
  await page.fill('#password', PASSWORD);
  await page.click('main button[type=submit]');
  await page.waitForURL(`${base}/account/keys`);
}

export async function makeKey(page: Page, prefix: string, label = ''): Promise<string> {
  await page.check(`input[name=prefix][value=${prefix}]`);
  await page.fill('#label', label);
  await page.click('form[action="/account/keys"] button[type=submit]');
  // the form leads on to the page that shows the key
  return (await page.locator('#key-text').textContent()) ?? '';
}

/** Sends forms as a browser does, keeping cookies, without being one. */
export class FormClient {
  readonly #base: string;
  readonly #jar = new Map<string, string>();
  readonly #address = newAddress();
  /** Set-Cookie lines of the last answer. */
  cookies: readonly string[] = [];

  constructor(base: string) {
    this.#base = base;
  }

  async get(path: string): Promise<Response> {
    return this.#keep(await this.getFrom(this.#base, path));
  }

  /** The same visitor at another replica. */
  getFrom(base: string, path: string): Promise<Response> {
    return fetch(base + path, { headers: this.#headers(), redirect: 'manual' });
  }

  /** Fills the form of `page` and sends it to `path`. `headers` may say another origin, `_csrf` another token. */
  async send(page: string, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const html = await (await this.get(page)).text();
    const token = /name="_csrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
    return this.#keep(
      await fetch(this.#base + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...this.#headers(), origin: this.#base, ...headers },
        body: new URLSearchParams({ _csrf: token, ...fields }),
      }),
    );
  }

  /** Sends a form and reads the page it leads to. */
  async sendOn(page: string, path: string, fields: Record<string, string>): Promise<string> {
    const answer = await this.send(page, path, fields);
    const to = answer.headers.get('location');
    return to === null ? answer.text() : (await this.get(to)).text();
  }

  async signUp(email: string, password = PASSWORD): Promise<Response> {
    return this.send('/account/sign-up', '/account/sign-up', { email, password });
  }

  async signIn(email: string, password = PASSWORD): Promise<Response> {
    return this.send('/account/sign-in', '/account/sign-in', { email, password });
  }

  #headers(): Record<string, string> {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return { accept: 'text/html', 'x-forwarded-for': this.#address, cookie };
  }

  #keep(response: Response): Response {
    this.cookies = response.headers.getSetCookie();
    for (const line of this.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line) || value === '') this.#jar.delete(name);
      else this.#jar.set(name, value);
    }
    return response;
  }
}
