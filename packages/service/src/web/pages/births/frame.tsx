/**
 * The frame of the pages about births: what leaves the device, the form, the sheet, and what the API offers in
 * addition.
 */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { DOORS } from 'ganaka/internal/text/languages/sa/pages.ts';
import type { ComponentChildren } from 'preact';
import { creditsOf } from '../../../accounts/credits.ts';
import type { Frame } from '../../design/page.tsx';
import { DataBlock, ToolPage } from '../../design/tool-page.tsx';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { engineName, screenOf } from './screen.ts';

interface BirthsPageProps {
  readonly frame: Frame;
  readonly path: '/kundali' | '/milan';
  readonly title: string;
  readonly lead: string;
  readonly engines: readonly EngineInfo[];
  readonly script: string;
  /** The routes that return the same data. */
  readonly call: string;
  readonly children: ComponentChildren;
}

export function BirthsPage({ frame, path, title, lead, engines, script, call, children }: BirthsPageProps) {
  const { lang, words: all } = frame.reader;
  const words = all.births;
  return (
    <ToolPage
      frame={frame}
      title={title}
      sanskrit={DOORS[path]}
      lead={lead}
      bar={<p class="notice device">{words.device}</p>}
      scripts={[script]}
      sheet={path === '/kundali' ? ['chart.css', 'births.css'] : ['births.css']}
      foot=""
    >
      <noscript>
        <p class="notice bad">
          {words.noScript} <a href={call}>{call}</a>
        </p>
      </noscript>
      <form class="card births" data-births novalidate>
        {children}
        <div class="births-bottom">
          <div class="field">
            <label for="engine">{words.engine}</label>
            <select id="engine" aria-describedby="engine-hint">
              {engines.map((each) => (
                <option key={each.key} value={engineName(each)}>
                  {engineSentence(each, lang).name}
                </option>
              ))}
            </select>
          </div>
          <button class="btn" type="submit" disabled>
            {words.compute}
          </button>
        </div>
        <p class="hint" id="engine-hint">
          {words.data}
        </p>
        <p class="births-status" role="status" aria-live="polite" />
      </form>
      <section class="births-kept" data-kept hidden />
      <div data-sheet tabIndex={-1} />
      <DataBlock id="screen" value={screenOf(lang, engines, path === '/milan')} />
      <More frame={frame} path={path} />
    </ToolPage>
  );
}

function More({ frame, path }: { readonly frame: Frame; readonly path: BirthsPageProps['path'] }) {
  const words = frame.reader.words.births;
  const rows: readonly (readonly [string, string, number])[] = [
    [words.chartCalls, '/docs/kundali', creditsOf('chart')],
    ...(path === '/milan' ? ([[words.matchCalls, '/docs/matching', creditsOf('heavy')]] as const) : []),
    [words.bookHtml, '/docs/kundali', creditsOf('book_html')],
    [words.bookPdf, '/docs/kundali', creditsOf('book_pdf')],
  ];
  return (
    <section class="card births-more" aria-labelledby="more">
      <h2 id="more">{words.more}</h2>
      <p class="soft">{words.moreLead}</p>
      <ul>
        {rows.map(([what, href, credits]) => (
          <li key={what}>
            <a href={href}>{what}</a> <span class="soft">{words.credits(credits)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/account/plan">{words.plans}</a>
      </p>
    </section>
  );
}
