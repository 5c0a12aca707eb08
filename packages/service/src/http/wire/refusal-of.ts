/**
 * The refusal that is sent for an error. A failure of the store is a 503; any unexpected error is a 500 without
 * details.
 */
import { StoreAway } from '../../accounts/gate.ts';
import { Refusal } from '../../api/refusal.ts';

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreAway)
    return new Refusal(
      503,
      'accounts_away',
      'the accounts cannot be reached just now; nothing was charged, try again',
      {
        headers: [['retry-after', '2']],
      },
    );
  return new Refusal(500, 'internal_error', 'the service failed on this request; nothing was charged');
}

/** Name, message and stack of an error. Its other fields are left out, because they might contain a query. */
export const withoutQuery = (error: unknown): object =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { thrown: typeof error };
