import type { ComponentChildren } from 'preact';

/**
 * A region that scrolls sideways if its content is wider than the page. Whether it overflows depends on the values of
 * the day and on the screen. It therefore takes the keyboard focus, so that the arrow keys can scroll it.
 */
export function Scroll({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section class="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
