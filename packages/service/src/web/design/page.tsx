/** The frame of every page: head, navigation, footer. */

import { namedOf, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { BRAND } from 'ganaka/internal/text/languages/sa/pages.ts';
import { rowOf } from 'ganaka/internal/text/languages.ts';
import type { ComponentChildren } from 'preact';
import type { Assets } from './assets.ts';
import { DescriptionTags, type PageDescription } from './described.tsx';
import { lettersOf } from './fonts.ts';
import { htmlText } from './html-text.ts';
import { isWithNames, LanguageLine, LanguageMenu } from './language-menu.tsx';
import { LabelOr } from './names.tsx';
import { here, type Reader } from './reader.ts';

export interface Frame {
  readonly reader: Reader;
  readonly assets: Assets;
  /** The token of the sign-out form; null on a page that does not check whether the reader is signed in. */
  readonly signedIn: string | null;
}

/** Style sheets that only some pages need, so that no page loads more than 6 kB of style. */
export type PageStyleSheet =
  | 'day-line.css'
  | 'month.css'
  | 'calendars.css'
  | 'arrive.css'
  | 'home.css'
  | 'day.css'
  | 'cells.css'
  | 'year.css'
  | 'days.css'
  | 'account.css'
  | 'instruments.css'
  | 'muhurta.css'
  | 'why.css'
  | 'works.css'
  | 'compass.css'
  | 'births.css'
  | 'chart.css'
  | 'lab.css';

const SERIF = ['tiro-latin.woff2', 'tiro-devanagari.woff2'];
/** The fonts of the first screen. They are fetched with the style, so that no line moves when they arrive. */
const FIRST_FONTS = {
  en: [...SERIF, 'noto-latin-400.woff2', 'noto-latin-600.woff2'],
  hi: [...SERIF, 'noto-devanagari-400.woff2', 'noto-devanagari-600.woff2', 'noto-latin-400.woff2'],
};
/** Pages for readers of English that have the names in Devanagari too. */
const NAMES_FONT = 'noto-devanagari-400.woff2';

interface PageProps {
  readonly frame: Frame;
  readonly title: string;
  /** The description for search engines and link previews. */
  readonly about?: PageDescription;
  /** Additional browser scripts. */
  readonly scripts?: readonly string[];
  /** The common style, or the style of the tool pages, which includes it. */
  readonly base?: 'ganaka.css' | 'tools.css';
  /** Additional style. */
  readonly sheet?: PageStyleSheet | readonly PageStyleSheet[];
  /** The URL of a web manifest, if the page can be installed. */
  readonly manifest?: string;
  /** Scripts (ISO 15924) of other texts on the page than its names. */
  readonly letters?: readonly string[];
  readonly children: ComponentChildren;
}

export function Page({ frame, title, scripts = [], base = 'ganaka.css', sheet, letters = [], ...rest }: PageProps) {
  const { about, manifest, children } = rest;
  const { reader, assets } = frame;
  const named = namedOf(reader.lang);
  const own = named === null ? null : lettersOf(rowOf(named).script);
  const others = letters.map((script) => lettersOf(script)?.sheet ?? []);
  const sheets = [...new Set([base, sheet ?? [], own?.sheet ?? [], others].flat(2))];
  const prose = proseOf(reader.lang);
  const inDevanagari = named === null && (base === 'tools.css' || isWithNames(reader.path));
  const first = [...FIRST_FONTS[prose], ...(inDevanagari ? [NAMES_FONT] : []), ...(own === null ? [] : [own.font])];
  return (
    <html lang={prose} {...(reader.theme !== null && { 'data-theme': reader.theme })}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{reader.path === '/' ? `Ganaka ${BRAND} · ${title}` : `${title} · Ganaka`}</title>
        <meta name="description" content={about?.description ?? reader.words.frame.home.lead} />
        {about !== undefined && <DescriptionTags about={about} title={title} reader={reader} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {manifest !== undefined && <link rel="manifest" href={manifest} />}
        {[...new Set(first)].map((font) => (
          <link key={font} rel="preload" href={assets.url(font)} as="font" type="font/woff2" crossorigin="anonymous" />
        ))}
        {sheets.map((name) => (
          <link key={name} rel="stylesheet" href={assets.url(name)} />
        ))}
        {['common.js', ...scripts].map((name) => (
          <script key={name} type="module" src={assets.url(name)} />
        ))}
      </head>
      <body>
        <a class="skip" href="#page">
          {reader.words.frame.nav.skip}
        </a>
        <Top frame={frame} />
        <main id="page">
          {named !== null && <LanguageLine reader={reader} />}
          {children}
        </main>
        <Foot reader={reader} />
      </body>
    </html>
  );
}

function Top({ frame }: { readonly frame: Frame }) {
  const { nav } = frame.reader.words.frame;
  const { reader } = frame;
  return (
    <header class="top">
      <div class="bar">
        <a class="brand" href="/">
          <b lang="sa">{BRAND}</b> <span>Ganaka</span>
        </a>
        <nav class="links wide" aria-label={nav.main}>
          <Links frame={frame} />
        </nav>
        <details class="menu">
          <summary>{nav.menu}</summary>
          <nav class="links" aria-label={nav.main}>
            <Links frame={frame} inMenu />
          </nav>
        </details>
        <div class="links switches">
          <LanguageMenu reader={reader} />
          <a class="to-dark" href={here(reader, 'theme', 'dark')} data-theme-to="dark" title={nav.dark}>
            <span class="visually-hidden">{nav.dark}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />
            </svg>
          </a>
          <a class="to-light" href={here(reader, 'theme', 'light')} data-theme-to="light" title={nav.light}>
            <span class="visually-hidden">{nav.light}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="4.2" />
              <path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8" />
            </svg>
          </a>
        </div>
      </div>
    </header>
  );
}

/** The links of the navigation. They are rendered twice: along the top, and in the menu of a phone, which has room for more. */
function Links({ frame: { reader, signedIn }, inMenu = false }: { readonly frame: Frame; readonly inMenu?: boolean }) {
  const { nav } = reader.words.frame;
  const link = (href: string, text: ComponentChildren) => (
    <a href={href} {...(reader.path === href && { 'aria-current': 'page' as const })}>
      {text}
    </a>
  );
  return (
    <>
      {link(
        '/festivals',
        <LabelOr of="festival" lang={reader.lang}>
          {nav.festivals}
        </LabelOr>,
      )}
      {link('/karya-muhurta', nav.muhurta)}
      {inMenu && link('/vivaha', nav.weddings)}
      {link('/kundali', nav.kundali)}
      {link('/milan', nav.milan)}
      {inMenu && signedIn === null && link('/account/feeds', nav.phone)}
      {link('/#instruments', nav.instruments)}
      {link('/docs', nav.docs)}
      {link('/account/plan', nav.plan)}
      {link('/account/keys', nav.keys)}
      {signedIn === null ? (
        reader.known ? (
          link('/account/settings', nav.account)
        ) : (
          link('/account/sign-in', nav.signIn)
        )
      ) : (
        <>
          {link('/account/usage', nav.usage)}
          {link('/account/feeds', nav.feeds)}
          {link('/account/settings', nav.account)}
          <form method="post" action="/account/sign-out">
            <input type="hidden" name="_csrf" value={signedIn} />
            <button type="submit">{nav.signOut}</button>
          </form>
        </>
      )}
    </>
  );
}

function Foot({ reader }: { readonly reader: Reader }) {
  const { footer } = reader.words.frame;
  return (
    <footer class="bottom">
      <div class="foot">
        <span>{footer.line}</span>
        <a href="/terms">{footer.terms}</a>
        <a href="/privacy">{footer.privacy}</a>
        <a href="/v1/openapi.json">{footer.machine}</a>
        <a href="/v1/health">{footer.health}</a>
      </div>
    </footer>
  );
}

export const htmlOf = (page: ComponentChildren): string => `<!doctype html>${htmlText(page)}`;

/** The icon in the browser's tab. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b8460e"/><circle cx="16" cy="16" r="9" fill="none" stroke="#fbf8f2" stroke-width="2.4"/><circle cx="16" cy="16" r="2.6" fill="#fbf8f2"/></svg>';
