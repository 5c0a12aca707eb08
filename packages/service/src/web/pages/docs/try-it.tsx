/**
 * A form that calls the route. Open routes also work without JavaScript. A key is sent only by the script, and never as
 * part of a URL.
 */
import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ParameterLine, RoutePage } from '../../docs/reference.ts';

interface TryItProps {
  readonly page: RoutePage;
  readonly words: PageWords['docs'];
}

export function TryIt({ page, words }: TryItProps) {
  const open = page.access === 'open';
  const given = new Map(page.call.query);
  const lines = [...page.own, ...page.common, ...page.options].filter((line) => !isInPath(page, line));
  const others = lines.filter(({ name }) => !given.has(name));
  return (
    <section aria-labelledby="try">
      <h2 id="try">{words.tryIt}</h2>
      {!open && (
        <noscript>
          <p>{words.tryNoScript}</p>
        </noscript>
      )}
      <form
        id="try-form"
        class={`docs-try ${open ? '' : 'scripted-only'}`.trim()}
        method="get"
        action={page.call.path}
        data-path={page.path}
        data-method={page.method}
      >
        {open ? <p class="soft">{words.tryNoKey}</p> : <KeyField words={words} />}
        <div class="docs-fields">
          <PathFields page={page} words={words} />
          {lines
            .filter(({ name }) => given.has(name))
            .map((line) => (
              <ParameterField key={line.name} line={line} value={given.get(line.name) ?? ''} words={words} />
            ))}
        </div>
        {page.call.body !== undefined && <BodyField body={page.call.body} words={words} />}
        {others.length > 0 && <OtherParameters lines={others} words={words} />}
        <p class="actions">
          <button class="btn" type="submit">
            {words.send}
          </button>
          {!open && (
            <button class="btn quiet" type="button" id="try-forget">
              {words.forget}
            </button>
          )}
        </p>
      </form>
      <Answer words={words} />
    </section>
  );
}

const isInPath = ({ path }: RoutePage, { name }: ParameterLine): boolean => path.includes(`{${name}}`);

type WordsProps = Pick<TryItProps, 'words'>;

function KeyField({ words }: WordsProps) {
  return (
    <div class="field">
      <label for="try-key">{words.tryKey}</label>
      {/* no name: if the form is sent without the script, the key must not become part of the URL */}
      <input id="try-key" type="password" autocomplete="off" spellcheck={false} aria-describedby="try-key-hint" />
      <p class="hint" id="try-key-hint">
        {words.tryKeyHint}
      </p>
    </div>
  );
}

/** The parts of the path that can be changed: its first segment and its `{…}`. */
function PathFields({ page, words }: TryItProps) {
  return (
    <>
      {page.segments.length > 0 && (
        <div class="field">
          <label for="try-family">{words.family}</label>
          <select id="try-family" data-in-path="family">
            {page.segments.map((each) => (
              <option key={each} selected={page.call.path.startsWith(`/v1/${each}/`)}>
                {each}
              </option>
            ))}
          </select>
        </div>
      )}
      {page.own
        .filter((line) => isInPath(page, line))
        .map(({ name, example }) => (
          <div class="field" key={name}>
            <label for={`try-${name}`}>{name}</label>
            <input id={`try-${name}`} data-in-path={name} value={example} />
          </div>
        ))}
    </>
  );
}

function BodyField({ body, words }: WordsProps & { readonly body: unknown }) {
  return (
    <div class="field">
      <label for="try-body">{words.body}</label>
      <textarea id="try-body" rows={10} spellcheck={false}>
        {JSON.stringify(body, null, 2)}
      </textarea>
    </div>
  );
}

/** The parameters that the example does not use, in a folded section. */
function OtherParameters({ lines, words }: WordsProps & { readonly lines: readonly ParameterLine[] }) {
  return (
    <details>
      <summary>
        {words.more} ({lines.length})
      </summary>
      <div class="docs-fields">
        {lines.map((line) => (
          <ParameterField key={line.name} line={line} value="" words={words} />
        ))}
      </div>
    </details>
  );
}

/** The element in which the script shows the reply. */
function Answer({ words }: WordsProps) {
  return (
    <div id="try-answer" data-waiting={words.sending} data-failed={words.failed} data-cut={words.cut} hidden>
      <p role="status" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard */}
      <pre tabIndex={0} lang="en" />
    </div>
  );
}

interface ParameterFieldProps extends WordsProps {
  readonly line: ParameterLine;
  readonly value: string;
}

/**
 * A list of choices or a text field. The script leaves out empty fields, but a form that is sent without the script
 * does not. Therefore only the parameters of the example have a `name`.
 */
function ParameterField({ line: { name, allowed, example, standing }, value, words }: ParameterFieldProps) {
  const id = `try-${name}`;
  const choice = allowed.length > 0 && !allowed[0]?.includes('…');
  const named = value === '' ? { 'data-name': name } : { name };
  const hint = standing === '' ? example : `${words.standing}: ${standing}`;
  return (
    <div class="field">
      <label for={id}>
        <code>{name}</code>
      </label>
      {choice ? (
        <select id={id} {...named}>
          <option value="">–</option>
          {allowed.map((each) => (
            <option key={each} value={each} selected={each === value}>
              {each}
            </option>
          ))}
        </select>
      ) : (
        <input id={id} {...named} value={value} placeholder={hint} autocomplete="off" />
      )}
    </div>
  );
}
