/** Small components that every page uses. */
import type { ComponentChildren } from 'preact';

export function Notice({ kind, children }: { readonly kind?: 'good' | 'bad'; readonly children: ComponentChildren }) {
  return (
    <p class={`notice ${kind ?? ''}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}

/** The result of a form: the error, or the confirmation; nothing if no form was sent. */
export function Outcome({ wrong, done }: { readonly wrong?: string | undefined; readonly done?: string | undefined }) {
  if (wrong === undefined && done === undefined) return null;
  return <Notice kind={wrong === undefined ? 'good' : 'bad'}>{wrong ?? done}</Notice>;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly children: (describedBy: { readonly 'aria-describedby'?: string }) => ComponentChildren;
}

/** A labelled field. `children` is the control, which must have the same id. */
export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface CopyWords {
  readonly copy: string;
  readonly copied: string;
}

/** A button that copies the text of `target`. It is visible only if scripts run. */
export function Copy({ target, words }: { readonly target: string; readonly words: CopyWords }) {
  return (
    <button type="button" class="btn quiet copy" data-copy={target} data-copied={words.copied}>
      {words.copy}
    </button>
  );
}

interface SecretProps {
  readonly id: string;
  readonly text: string;
  readonly said: { readonly fresh: string; readonly once: string };
  readonly words: CopyWords;
  readonly children?: ComponentChildren;
}

/** A key or a URL that was just created, in full. It is shown only once. */
export function Secret({ id, text, said, words, children }: SecretProps) {
  return (
    <section class="card" aria-labelledby="fresh">
      <h2 id="fresh">{said.fresh}</h2>
      <p role="status">{said.once}</p>
      <code class="secret" id={id}>
        {text}
      </code>
      <Copy target={id} words={words} />
      {children}
    </section>
  );
}

export function Sample({ id, text, words }: { readonly id: string; readonly text: string; readonly words: CopyWords }) {
  return (
    <div class="sample">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard */}
      <pre id={id} tabIndex={0}>
        <code>{text}</code>
      </pre>
      <Copy target={id} words={words} />
    </div>
  );
}

/** A drawing of `drawings/`. It is our own markup, in which everything is escaped. */
export function SvgDrawing({ svg, class: name }: { readonly svg: string; readonly class?: string }) {
  return <span class={`drawn ${name ?? ''}`.trim()} dangerouslySetInnerHTML={{ __html: svg }} />;
}
