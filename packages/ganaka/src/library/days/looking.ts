/** Days and births keep their internal data under a symbol, so that callers see no fields of it. */
export const LOOK: unique symbol = Symbol.for('ganaka.look');
export interface HasLook {
  readonly [LOOK]: object;
}

/** Puts data under a symbol where neither consoles nor spreading nor JSON show it. */
export const hidden = <T extends object, M extends symbol>(
  made: T,
  mark: M,
  inside: object,
): T & Readonly<Record<M, object>> => Object.defineProperty(made, mark, { value: inside }) as never;
