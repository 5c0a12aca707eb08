/** /docs: the start page of the reference, with what every caller needs to know and one line for each route. */

import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { ERROR_CODES } from '../../../api/error-codes.ts';
import type { Frame } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import type { RoutePage } from '../../docs/reference.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { Credits, Rates } from './credits-and-rates.tsx';
import { Parameters } from './parameters.tsx';
import { type Library, Prose, Shell } from './shell.tsx';

interface DocsProps {
  readonly frame: Frame;
  readonly library: Library;
  readonly base: string;
}

export function DocsIndex({ frame, library, base }: DocsProps) {
  const words = frame.reader.words.docs;
  return (
    <Shell frame={frame} library={library} title={words.title} at="/docs">
      <header>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </header>
      <FirstCalls frame={frame} base={base} />
      <EngineSets frame={frame} library={library} />
      <Routes library={library} words={words} />
      <section aria-labelledby="common">
        <h2 id="common">{words.common}</h2>
        <p>{words.commonText}</p>
        <Parameters lines={library.reference.common} words={words} />
      </section>
      <section aria-labelledby="envelope">
        <h2 id="envelope">{words.envelope}</h2>
        <p>{words.envelopeText}</p>
        <Sample id="envelope-text" text={ENVELOPE} words={frame.reader.words.frame} />
      </section>
      <Errors frame={frame} />
      <Credits library={library} words={words} />
      <Rates frame={frame} />
      <Paragraphs id="clocks" title={words.clocks} texts={words.clocksText} />
      <Paragraphs id="caching" title={words.caching} texts={words.cachingText} />
      <ForMachines frame={frame} base={base} />
      <Guides frame={frame} library={library} />
    </Shell>
  );
}

/** The first two calls to try: one without a key, one with a key. */
function FirstCalls({ frame: { reader }, base }: Pick<DocsProps, 'frame' | 'base'>) {
  const words = reader.words.docs;
  return (
    <section aria-labelledby="start">
      <h2 id="start">{words.start}</h2>
      <p>{words.startText}</p>
      <Sample id="first" text={`curl '${base}/v1/ss-sphuta?date=2026-11-14&place=Ujjain'`} words={reader.words.frame} />
      <Sample
        id="second"
        text={`curl '${base}/v1/vedic/panchanga?date=2026-11-14&place=Ujjain' \\\n  -H "X-API-Key: $GANAKA_KEY"`}
        words={reader.words.frame}
      />
      <p class="actions">
        <a class="btn" href="/account/keys">
          {words.makeKey}
        </a>
      </p>
    </section>
  );
}

/** The engine segments of paths, each with its engine. */
function EngineSets({ frame: { reader }, library }: Pick<DocsProps, 'frame' | 'library'>) {
  const words = reader.words.docs;
  return (
    <section aria-labelledby="sets">
      <h2 id="sets">{words.sets}</h2>
      <p>{words.setsText}</p>
      <ul>
        {library.reference.sets.map(({ segment, engine }) => (
          <li key={segment}>
            <code>{segment}/…</code> {engineSentence(engine, reader.lang).name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Routes({ library, words }: { readonly library: Library; readonly words: PageWords['docs'] }) {
  return (
    <section aria-labelledby="routes">
      <h2 id="routes">{words.routes}</h2>
      {library.reference.groups.map(({ group, pages }) => (
        <div key={group} class="docs-group">
          <h3 id={`g-${group}`}>{words.groups[group]}</h3>
          <ul class="docs-list">
            {pages.map((page) => (
              <RouteLine key={page.id} page={page} words={words} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function RouteLine({ page, words }: { readonly page: RoutePage; readonly words: PageWords['docs'] }) {
  return (
    <li>
      <a href={`/docs/${page.id}`}>
        <code>{page.name}</code>
      </a>
      <span class="tags">
        {page.method === 'POST' && <span class="tag">POST</span>}
        <span class="tag">{words.price(page.credits)}</span>
        <span class={page.access === 'open' ? 'tag open' : 'tag'}>{words.access[page.access]}</span>
      </span>
      <span class="what" lang="en">
        <Prose text={page.summary} />
      </span>
    </li>
  );
}

/** A section of plain paragraphs. */
function Paragraphs({ id, title, texts }: ParagraphsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {texts.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </section>
  );
}

interface ParagraphsProps {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly string[];
}

function Errors({ frame: { reader } }: { readonly frame: Frame }) {
  const words = reader.words.docs;
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">{words.errors}</h2>
      <p>{words.errorsText}</p>
      <Sample id="error-text" text={REFUSAL} words={reader.words.frame} />
      <table class="fold sentences docs-codes">
        <thead>
          <tr>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {ERROR_CODES.map(({ code, status, about }) => (
            <tr key={code} id={`e-${code}`}>
              <td data-name={words.status}>{status}</td>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td data-name={words.meaning} lang="en">
                <span>
                  <Prose text={about} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Files for programs: OpenAPI, llms.txt and the sitemap. */
function ForMachines({ frame: { reader }, base }: Pick<DocsProps, 'frame' | 'base'>) {
  const words = reader.words.docs;
  return (
    <section aria-labelledby="machines">
      <h2 id="machines">{words.machines}</h2>
      <p>
        <a href="/v1/openapi.json">OpenAPI 3.1</a> · <a href="/llms.txt">llms.txt</a> ·{' '}
        <a href="/sitemap.xml">sitemap.xml</a>
      </p>
      <p>{words.machinesText}</p>
      <Sample
        id="client"
        text={`npx openapi-typescript ${base}/v1/openapi.json -o ganaka.d.ts`}
        words={reader.words.frame}
      />
    </section>
  );
}

function Guides({ frame, library }: Pick<DocsProps, 'frame' | 'library'>) {
  const words = frame.reader.words.docs;
  return (
    <section aria-labelledby="guides">
      <h2 id="guides">{words.guides}</h2>
      <p>{words.guidesText}</p>
      <ul lang="en">
        {library.guides.map(({ name, title }) => (
          <li key={name}>
            <a href={`/docs/guides/${name}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ENVELOPE = `{
  "success": true,
  "engine": "drik",
  "engine_version": "…",
  "ayanamsa": "Lahiri",
  "ayanamsa_degrees": 24.2…,
  "conventions": { "node": "mean", … },
  "request": { "date": "2026-11-14", "time": null, "place": { "name": "Ujjain", … }, "notes": [] },
  "panchanga": { … }
}`;

const REFUSAL = `{
  "success": false,
  "error": "date 2026-02-30 does not exist; that month has days 01 to 28",
  "code": "bad_date",
  "param": "date",
  "allowed": "YYYY-MM-DD",
  "errors": [{ "code": "bad_date", "param": "date", "message": …, "allowed": … }],
  "request_id": "…"
}`;
