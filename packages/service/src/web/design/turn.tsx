/**
 * The navigation above a day, a month or a year: links to the previous and the next one, and a field for any other. The
 * arrow keys follow the two links.
 */
import type { ComponentChildren } from 'preact';

export interface TurnLink {
  readonly href: string;
  /** The visible text: the day, month or year to which the link leads. */
  readonly text: ComponentChildren;
  /** The text for screen readers: `Previous day`. */
  readonly said: string;
}

interface TurnProps {
  /** Null at the end of the open years. */
  readonly before: TurnLink | null;
  readonly after: TurnLink | null;
  /** The label of the navigation: `Days`. */
  readonly label: string;
  /** The content between the two links, such as a form. */
  readonly children: ComponentChildren;
}

export const Turn = ({ before, after, label, children }: TurnProps) => (
  <nav class="turn" aria-label={label}>
    {before === null ? (
      <span />
    ) : (
      <a class="btn quiet" rel="prev" href={before.href} title={before.said}>
        <span aria-hidden="true">‹</span> <span class="visually-hidden">{before.said}:</span> {before.text}
      </a>
    )}
    <div class="turn-to">{children}</div>
    {after === null ? (
      <span />
    ) : (
      <a class="btn quiet" rel="next" href={after.href} title={after.said}>
        <span class="visually-hidden">{after.said}:</span> {after.text} <span aria-hidden="true">›</span>
      </a>
    )}
  </nav>
);

interface DateFieldProps {
  readonly action: string;
  readonly type: 'date' | 'month';
  readonly value: string;
  readonly label: string;
  readonly go: string;
  /** The `town=` of the URL. */
  readonly town: string;
  readonly min: string;
  readonly max: string;
}

/** A date field of the browser, without a script. */
export const DateField = ({ action, type, value, label, go, town, min, max }: DateFieldProps) => (
  <form method="get" action={action} class="goto">
    {town !== '' && <input type="hidden" name="town" value={town} />}
    <label class="visually-hidden" for="goto">
      {label}
    </label>
    <input id="goto" name={type} type={type} value={value} min={min} max={max} required />
    <button class="btn quiet" type="submit">
      {go}
    </button>
  </form>
);
