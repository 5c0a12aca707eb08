/** Days and births keep what they are made of under a key of their own; callers see an object without names. */
export const LOOK: unique symbol = Symbol.for('ganaka.look');
export interface Looking {
  readonly [LOOK]: object;
}
