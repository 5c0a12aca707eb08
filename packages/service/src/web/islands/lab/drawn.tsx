/** A drawing of `drawings/`. It is our own markup, in which everything is escaped. */
export const SvgDrawing = ({ svg, class: name = '' }: { readonly svg: string; readonly class?: string }) => (
  <span class={`drawn ${name}`.trim()} dangerouslySetInnerHTML={{ __html: svg }} />
);
