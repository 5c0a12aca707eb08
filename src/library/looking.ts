/** Days and births keep their internal data under a symbol, so that callers see no fields of it. */
export const LOOK: unique symbol = Symbol.for('ganaka.look');
export interface Looking {
  readonly [LOOK]: object;
}
