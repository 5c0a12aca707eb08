import type { ComponentChildren } from 'preact';

/**
 * A region that scrolls sideways if its content is wider than the page. It takes the keyboard focus: whether it
 * overflows depends on the day's values and the reader's screen, and arrow keys must reach what is cut off.
 */
export function Scroll({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section class="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
