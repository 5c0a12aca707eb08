/** Marks the Devanagari terms of a picture as Sanskrit, for pages whose sentences are in other letters. */
const DRAWN_SANSKRIT = /<(text|tspan|title)(?=[^<>]*>[^<]*[\u0900-\u097f])/g;

export const sanskritMarked = (svg: string): string => svg.replace(DRAWN_SANSKRIT, '<$1 lang="sa"');
