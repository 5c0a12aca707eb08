/**
 * The type of the words of another language, derived from the English ones. English defines which words exist; if
 * another language lacks one, it does not compile. The literal types of English are widened to string.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Words<R>
    : { readonly [K in keyof T]: Words<T[K]> };
