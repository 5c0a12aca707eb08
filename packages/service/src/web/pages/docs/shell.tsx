/** The frame of every page of the reference: the search at the top, the contents next to the text. */

import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ComponentChildren } from 'preact';
import { type Frame, Page } from '../../design/page.tsx';
import { CHAPTERS } from '../../docs/chapters.ts';
import type { Guide } from '../../docs/guide.ts';
import type { Reference } from '../../docs/reference.ts';

/** The data shared by every page of the reference. */
export interface Library {
  readonly reference: Reference;
  readonly guides: readonly Guide[];
  readonly hasChangelog: boolean;
}

interface ShellProps {
  readonly frame: Frame;
  readonly library: Library;
  readonly title: string;
  /** The path of the current page, which is marked in the contents. */
  readonly at: string;
  readonly scripts?: readonly string[];
  readonly children: ComponentChildren;
}

export function Shell({ frame, library, title, at, scripts = [], children }: ShellProps) {
  const words = frame.reader.words.docs;
  return (
    <Page frame={frame} title={title} scripts={['find.js', ...scripts]} sheet="account.css">
      <div class="docs">
        <div class="docs-top">
          <search class="docs-find" hidden>
            <label class="visually-hidden" for="find">
              {words.find}
            </label>
            <input
              id="find"
              type="search"
              autocomplete="off"
              placeholder={`${words.find}: ${words.findHint}`}
              aria-controls="found"
              data-index="/docs/search.json"
              data-none={words.found(0)}
              data-one={words.found(1)}
              data-many={words.found(2).replace('2', '{n}')}
            />
            <p class="visually-hidden" role="status" />
            <p id="found-none" class="docs-none" aria-hidden="true" hidden>
              {words.found(0)}
            </p>
            <ul id="found" lang="en" hidden />
          </search>
          <a class="btn quiet docs-open" href="#contents">
            {words.contents}
          </a>
        </div>
        <nav id="contents" class="docs-nav" aria-label={words.contents}>
          <a class="docs-close" href="#page">
            {words.close}
          </a>
          <Contents library={library} at={at} lang={frame.reader.lang} />
        </nav>
        <article class="docs-main">{children}</article>
      </div>
    </Page>
  );
}

function Contents({
  library: { reference, guides, hasChangelog },
  at,
  lang,
}: {
  readonly library: Library;
  readonly at: string;
  readonly lang: Frame['reader']['lang'];
}) {
  const words = pageWords(lang).docs;
  const chapters = CHAPTERS.map((id) => [`/docs#${id}`, words[id]] as const);
  const link = (href: string, text: string) => (
    <li key={href}>
      <a href={href} {...(at === href && { 'aria-current': 'page' as const })}>
        {text}
      </a>
    </li>
  );
  return (
    <>
      <ul>
        {link('/docs', words.overview)}
        {chapters.map(([href, text]) => link(href, text))}
      </ul>
      {reference.groups.map(({ group, pages }) => (
        <details key={group} open={at === '/docs' ? false : pages.some(({ id }) => at === `/docs/${id}`)}>
          <summary>{words.groups[group]}</summary>
          <ul lang="en">{pages.map(({ id, name }) => link(`/docs/${id}`, name))}</ul>
        </details>
      ))}
      <details open={at.startsWith('/docs/guides/')}>
        <summary>{words.guides}</summary>
        <ul lang="en">
          {guides.map(({ name, title }) => link(`/docs/guides/${name}`, title.split(/[:,]/)[0] ?? title))}
        </ul>
      </details>
      {hasChangelog && <ul>{link('/changelog', words.changelog)}</ul>}
    </>
  );
}

/** A text in which words between backticks are shown as code. */
export function Prose({ text }: { readonly text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}</>;
}
