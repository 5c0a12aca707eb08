/** One dosha: the result, then the details. */
import type { ComponentChildren } from 'preact';

export type FindingTone = 'is-good' | 'is-bad' | 'is-part';

export const Finding = ({
  title,
  tone,
  mark,
  said,
  children,
}: {
  readonly title: string;
  readonly tone: FindingTone;
  readonly mark: string;
  readonly said: ComponentChildren;
  readonly children?: ComponentChildren;
}) => (
  <div class="finding">
    <h4>{title}</h4>
    <p>
      <span class={tone} aria-hidden="true">
        {mark}
      </span>{' '}
      {said}
    </p>
    {children}
  </div>
);
