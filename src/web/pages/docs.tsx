/** The reference of the API: one page, nothing fetched, every route folded under its name. */
import { labelIn } from '../../engines/engine.ts';
import { type Frame, Page } from '../design/page.tsx';
import { Sample } from '../design/parts.tsx';
import type { ParameterLine, Reference, RouteLine } from '../reference.ts';
import type { Words } from '../words/index.ts';

interface DocsProps {
  readonly frame: Frame;
  readonly reference: Reference;
  readonly base: string;
}

export function Docs({ frame, reference, base }: DocsProps) {
  const { words } = frame.reader;
  const { docs } = words;
  const chapters = [
    ['start', docs.start],
    ['sets', docs.sets],
    ['common', docs.common],
    ['envelope', docs.envelope],
    ['errors', docs.errors],
    ...reference.groups.map(({ group }) => [`g-${group}`, docs.groups[group]]),
  ];
  return (
    <Page frame={frame} title={docs.title} scripts={['filter.js']}>
      <header>
        <h1>{docs.title}</h1>
        <p class="lead">{docs.lead}</p>
        <nav aria-label={docs.contents}>
          <ul class="toc">
            {chapters.map(([id, text]) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <section aria-labelledby="start">
        <h2 id="start">{docs.start}</h2>
        <p>{docs.startText}</p>
        <Sample
          id="first"
          text={`curl '${base}/v1/vedic/panchanga?date=2026-11-08&place=Ujjain' \\\n  -H 'X-API-Key: drik_…'`}
          words={words}
        />
      </section>
      <section aria-labelledby="sets">
        <h2 id="sets">{docs.sets}</h2>
        <p>{docs.setsText}</p>
        <ul>
          {reference.sets.map(({ segment, engine }) => (
            <li key={segment}>
              <code>{segment}/…</code> {labelIn(engine, frame.reader.lang).name}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="common">
        <h2 id="common">{docs.common}</h2>
        <p>{docs.commonText}</p>
        <Parameters lines={reference.common} words={docs} />
      </section>
      <section aria-labelledby="envelope">
        <h2 id="envelope">{docs.envelope}</h2>
        <p>{docs.envelopeText}</p>
        <Sample id="envelope-text" text={ENVELOPE} words={words} />
      </section>
      <section aria-labelledby="errors">
        <h2 id="errors">{docs.errors}</h2>
        <p>{docs.errorsText}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{docs.status}</th>
              <th scope="col">{docs.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {reference.errors.map(({ status, about }) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td lang="en">{about}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Sample id="error-text" text={REFUSAL} words={words} />
      </section>
      <div class="field" hidden>
        <label for="find">{docs.filter}</label>
        <input id="find" type="search" autocomplete="off" />
      </div>
      {reference.groups.map(({ group, routes }) => (
        <section key={group} aria-labelledby={`g-${group}`} data-group={group}>
          <h2 id={`g-${group}`}>{docs.groups[group]}</h2>
          {routes.map((route) => (
            <Route key={route.id} route={route} words={words} />
          ))}
        </section>
      ))}
    </Page>
  );
}

/** A text of the table, in which `words` between backticks are names. */
function Prose({ text }: { readonly text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}</>;
}

function Route({ route, words }: { readonly route: RouteLine; readonly words: Words }) {
  const { docs } = words;
  return (
    <details class="route" id={route.id}>
      <summary>
        <code>{route.path}</code>
        <span class="tags">
          <span class="tag">{docs.credits(route.credits)}</span>
          <span class={route.access === 'open' ? 'tag open' : 'tag'}>{docs.access[route.access]}</span>
        </span>
        <span class="what" lang="en">
          <Prose text={route.summary} />
        </span>
      </summary>
      <div class="inside">
        <Sample id={`${route.id}-call`} text={route.example} words={words} />
        <h3>{docs.parameter}</h3>
        {route.parameters.length > 0 ? (
          <Parameters lines={route.parameters} words={docs} />
        ) : (
          <p class="soft">{route.computes ? docs.noParams : docs.noParamsAtAll}</p>
        )}
        {route.computes && (
          <p class="soft">
            + <a href="#common">{docs.common}</a>
          </p>
        )}
        {route.fields.length > 0 && (
          <>
            <h3>{docs.fields}</h3>
            <ul class="fieldlist" lang="en">
              {route.fields.map(({ name, type, about }) => (
                <li key={name}>
                  <code>{name}</code>{' '}
                  <span class="soft">
                    {type}
                    {about !== '' && `: ${about}`}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

function Parameters({ lines, words }: { readonly lines: readonly ParameterLine[]; readonly words: Words['docs'] }) {
  return (
    <table class="fold">
      <thead>
        <tr>
          <th scope="col">{words.parameter}</th>
          <th scope="col">{words.meaning}</th>
          <th scope="col">{words.example}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, required, meaning, allowed, example }) => (
          <tr key={name}>
            <th scope="row">
              <span>
                <code>{name}</code> {required && <span class="tag mark">{words.required}</span>}
              </span>
            </th>
            <td data-name={words.meaning} lang="en">
              <span>
                {meaning}
                {allowed !== '' && <span class="soft"> ({allowed})</span>}
              </span>
            </td>
            <td data-name={words.example}>
              <code>{example}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ENVELOPE = `{
  "success": true,
  "engine": "drik",
  "ayanamsa": "Lahiri",
  "ayanamsa_degrees": 24.2…,
  "conventions": { "node": "mean", … },
  "request": { "date": "2026-11-08", "place": { "name": "Ujjain", … }, "notes": [] },
  "panchanga": { … }
}`;

const REFUSAL = `{
  "success": false,
  "error": "date 2026-02-30 does not exist; that month has days 01 to 28",
  "code": "bad_date",
  "param": "date",
  "allowed": "YYYY-MM-DD"
}`;
