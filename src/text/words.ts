/**
 * Words of a language by the shape of the English ones: English says which there are, and another language that lacks one
 * does not compile. The literal types of English are widened.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Words<R>
    : { readonly [K in keyof T]: Words<T[K]> };
