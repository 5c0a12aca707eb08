/** One route: its reply, parameters, price, code samples, an example reply and the meaning of its fields. */
import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { Frame } from '../../design/page.tsx';
import { Copy, Sample } from '../../design/parts.tsx';
import { numberText } from '../../design/reader.ts';
import type { FieldLine, ParameterLine, Reference, RoutePage } from '../../docs/reference.ts';
import { replyText } from '../../docs/reply-text.ts';
import { samplesOf } from '../../docs/samples.ts';
import { Parameters } from './parameters.tsx';
import { type Library, Prose, Shell } from './shell.tsx';
import { TryIt } from './try-it.tsx';

interface RouteProps {
  readonly frame: Frame;
  readonly library: Library;
  readonly page: RoutePage;
  readonly base: string;
}

export function DocsRoute({ frame, library, page, base }: RouteProps) {
  const { reader } = frame;
  const words = reader.words.docs;
  return (
    <Shell frame={frame} library={library} title={page.name} at={`/docs/${page.id}`} scripts={['try.js', 'samples.js']}>
      <header>
        <p class="soft">
          <a href={`/docs#g-${page.group}`}>{words.groups[page.group]}</a>
        </p>
        <h1>
          <code>{page.name}</code>
        </h1>
        <p class="lead" lang="en">
          <Prose text={page.summary} />
        </p>
        <dl class="facts">
          <div>
            <dt>{words.stands}</dt>
            <dd>
              <code>
                {page.method} {page.path}
              </code>
            </dd>
          </div>
          <div>
            <dt>{words.costs}</dt>
            <dd>{words.price(page.credits)}</dd>
          </div>
          <div>
            <dt>{words.opens}</dt>
            <dd>{words.access[page.access]}</dd>
          </div>
        </dl>
      </header>
      <section aria-labelledby="call">
        <h2 id="call">{words.samples}</h2>
        {page.access !== 'open' && <p>{words.samplesText}</p>}
        <Samples frame={frame} page={page} base={base} />
      </section>
      <section aria-labelledby="parameters">
        <h2 id="parameters">{words.own}</h2>
        {page.own.length > 0 && <Parameters lines={page.own} words={words} />}
        {page.own.length + page.common.length + page.options.length === 0 && <p class="soft">{words.noParams}</p>}
        <More
          title={words.commonHere(page.common.length)}
          lines={page.common}
          words={words}
          open={page.own.length === 0}
        />
        <More title={words.optionsHere(page.options.length)} lines={page.options} words={words} open={false} />
      </section>
      <TryIt page={page} words={words} />
      <Reply frame={frame} page={page} />
      <Neighbours reference={library.reference} page={page} words={words} />
    </Shell>
  );
}

interface MoreProps {
  readonly title: string;
  readonly lines: readonly ParameterLine[];
  readonly words: PageWords['docs'];
  readonly open: boolean;
}

const More = ({ title, lines, words, open }: MoreProps) =>
  lines.length === 0 ? null : (
    <details class="docs-common" open={open}>
      <summary>{title}</summary>
      <Parameters lines={lines} words={words} />
    </details>
  );

function Samples({ frame: { reader }, page, base }: Omit<RouteProps, 'library'>) {
  return (
    <div class="docs-samples">
      {samplesOf(page.call, base, page.access !== 'open', page.media).map(({ id, name, text }) => (
        <details key={id} name="sample" open={id === 'curl'} data-language={id}>
          <summary>{name}</summary>
          <Sample id={`sample-${id}`} text={text} words={reader.words.frame} />
        </details>
      ))}
    </div>
  );
}

const KB = 1024;

function Reply({ frame: { reader }, page }: Pick<RouteProps, 'frame' | 'page'>) {
  const words = reader.words.docs;
  const { reply } = page;
  const picture = page.media === 'image/svg+xml';
  const made = reply === undefined ? null : replyText(reply.media, reply.text);
  const kb = numberText(reader.lang, Math.max(1, Math.round((reply?.text.length ?? 0) / KB)));
  return (
    <section aria-labelledby="reply">
      <h2 id="reply">{words.reply}</h2>
      {made === null ? (
        <p class="soft">{words.noReply}</p>
      ) : (
        <>
          <p>
            {words.replyText} {made.cut && <a href={`/docs/${page.id}/reply`}>{words.whole(kb)}</a>}
          </p>
          {picture && <img class="docs-picture" src={`/docs/${page.id}/reply`} alt="" width="400" height="400" />}
          <div class="sample">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard */}
            <pre id="reply-text" tabIndex={0} lang="en">
              <code>{made.text}</code>
            </pre>
            <Copy target="reply-text" words={reader.words.frame} />
          </div>
        </>
      )}
      <h3>{words.envelope}</h3>
      <p>{words.reading[page.group]}</p>
      {page.fields.length > 0 && page.media === null && (
        <>
          <p>{page.field === '' ? words.fieldsTop : words.fieldsOf(page.field)}</p>
          <Fields lines={page.fields} words={words} />
        </>
      )}
    </section>
  );
}

/** The simple fields in one table, and a table for each block. */
function Fields({ lines, words }: { readonly lines: readonly FieldLine[]; readonly words: PageWords['docs'] }) {
  const single = lines.filter(({ inside }) => inside.length === 0);
  const blocks = lines.filter(({ inside }) => inside.length > 0);
  return (
    <>
      {single.length > 0 && <FieldTable lines={single} words={words} />}
      {blocks.map((line) => (
        <details key={line.name} class="docs-block" open={blocks.length <= 3}>
          <summary lang="en">
            <code>{line.name}</code> <span class="soft">{line.about === '' ? line.type : line.about}</span>
          </summary>
          <FieldTable lines={within(line, '')} words={words} />
        </details>
      ))}
    </>
  );
}

/** Returns the fields inside a field, each with its path from there: `transitions[].number`. */
const within = ({ inside }: FieldLine, before: string): FieldLine[] =>
  inside.flatMap((each) => {
    const name = before + each.name;
    return [{ ...each, name }, ...within(each, `${name}${each.type.endsWith('[]') ? '[]' : ''}.`)];
  });

const FieldTable = ({ lines, words }: { readonly lines: readonly FieldLine[]; readonly words: PageWords['docs'] }) => (
  <table class="fold sentences fieldtable">
    <thead>
      <tr>
        <th scope="col">{words.field}</th>
        <th scope="col">{words.type}</th>
        <th scope="col">{words.meaning}</th>
      </tr>
    </thead>
    <tbody lang="en">
      {lines.map(({ name, type, about }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{type}</td>
          <td>{about}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Neighbours({
  reference,
  page,
  words,
}: {
  readonly reference: Reference;
  readonly page: RoutePage;
  readonly words: PageWords['docs'];
}) {
  const all = reference.groups.flatMap(({ pages }) => pages);
  const index = all.findIndex(({ id }) => id === page.id);
  const beside = [
    [words.back, all[index - 1]],
    [words.next, all[index + 1]],
  ] as const;
  return (
    <nav class="docs-beside" aria-label={`${words.back}, ${words.next}`}>
      {beside.map(([word, each]) =>
        each === undefined ? null : (
          <a key={word} href={`/docs/${each.id}`}>
            <span class="soft">{word}</span> <code>{each.name}</code>
          </a>
        ),
      )}
    </nav>
  );
}
