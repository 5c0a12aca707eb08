/** A drawing of `drawings/`: our own markup, with everything escaped there. */
export const Drawn = ({ svg, class: name = '' }: { readonly svg: string; readonly class?: string }) => (
  <span class={`drawn ${name}`.trim()} dangerouslySetInnerHTML={{ __html: svg }} />
);
