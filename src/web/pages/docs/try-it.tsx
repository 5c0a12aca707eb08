/**
 * A form that calls the route itself. Open routes work without a script too; a key is sent only by the script, and
 * never as part of a URL.
 */
import type { PageWords } from '../../../text/page-words.ts';
import type { ParameterLine, RoutePage } from '../../docs/reference.ts';

export function TryIt({ page, words }: { readonly page: RoutePage; readonly words: PageWords['docs'] }) {
  const open = page.access === 'open';
  const given = new Map(page.call.query);
  const lines = [...page.own, ...page.common, ...page.options].filter(({ name }) => !page.path.includes(`{${name}}`));
  const inPath = page.own.filter(({ name }) => page.path.includes(`{${name}}`));
  const asked = lines.filter(({ name }) => given.has(name));
  const others = lines.filter(({ name }) => !given.has(name));
  const control = (line: ParameterLine, value: string) => (
    <Control key={line.name} line={line} value={value} words={words} />
  );
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
        {open ? (
          <p class="soft">{words.tryNoKey}</p>
        ) : (
          <div class="field">
            <label for="try-key">{words.tryKey}</label>
            {/* it has no name: a form sent without the script must not put it into a URL */}
            <input id="try-key" type="password" autocomplete="off" spellcheck={false} aria-describedby="try-key-hint" />
            <p class="hint" id="try-key-hint">
              {words.tryKeyHint}
            </p>
          </div>
        )}
        <div class="docs-fields">
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
          {inPath.map((line) => (
            <div class="field" key={line.name}>
              <label for={`try-${line.name}`}>{line.name}</label>
              <input id={`try-${line.name}`} data-in-path={line.name} value={line.example} />
            </div>
          ))}
          {asked.map((line) => control(line, given.get(line.name) ?? ''))}
        </div>
        {page.call.body !== undefined && (
          <div class="field">
            <label for="try-body">{words.body}</label>
            <textarea id="try-body" rows={10} spellcheck={false}>
              {JSON.stringify(page.call.body, null, 2)}
            </textarea>
          </div>
        )}
        {others.length > 0 && (
          <details>
            <summary>
              {words.more} ({others.length})
            </summary>
            <div class="docs-fields">{others.map((line) => control(line, ''))}</div>
          </details>
        )}
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
      <div id="try-answer" data-waiting={words.sending} data-failed={words.failed} data-cut={words.cut} hidden>
        <p role="status" />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard */}
        <pre tabIndex={0} lang="en" />
      </div>
    </section>
  );
}

interface ControlProps {
  readonly line: ParameterLine;
  readonly value: string;
  readonly words: PageWords['docs'];
}

/**
 * Words to choose from, or a text. The script does not send empty fields; without it a form sends even those, so only
 * the parameters of the example have a name.
 */
function Control({ line: { name, allowed, example, standing }, value, words }: ControlProps) {
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
