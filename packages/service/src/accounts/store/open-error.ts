/** Why a store cannot be opened. */

/** The store, or the secret kept with it, cannot be used. The message is one line that names it. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';
}

export function unopened(name: string, error: unknown): StoreOpenError {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const [inner] = root instanceof AggregateError ? root.errors : [root];
  return new StoreOpenError(
    `the account store, ${name}, cannot be opened: ${inner instanceof Error ? inner.message : inner}`,
    {
      cause: error,
    },
  );
}
