/**
 * The hash chains of the ledger and of the account log. Each row has a number (`link`) and the hash of the row before
 * it (`previous`); the number and the hash of the newest row are kept apart, with the balance. A row that is changed,
 * removed or inserted outside the program no longer fits its neighbours.
 *
 * The ledger has one chain for each account. Whoever writes rows of an account holds the lock of its balance anyway, so
 * processes and replicas extend the chain in turn without another lock, and debits of different accounts do not wait
 * for each other.
 */
import { hash } from 'node:crypto';

/** The end of a chain: how many rows it has had, and the hash of the newest (empty before the first). */
export interface ChainEnd {
  links: number;
  head: string;
}

/** The place of a row in its chain. */
export interface Link {
  readonly link: number;
  readonly previous: string;
}

type Field = string | number | null;

/** The hash of a row: of its number, of the hash before it and of all its columns. */
export const hashOfRow = ({ link, previous }: Link, fields: readonly Field[]): string =>
  hash('sha256', `${link} ${previous} ${JSON.stringify(fields)}`, 'base64url');

/** The place of the next row; advances the end of the chain past it. */
export function extendChain(end: ChainEnd, fields: readonly Field[]): Link {
  const link: Link = { link: end.links + 1, previous: end.head };
  end.links = link.link;
  end.head = hashOfRow(link, fields);
  return link;
}

/** The columns of a ledger row that its hash covers, in this order for good. */
export const LEDGER_FIELDS = [
  ...['writer', 'seq', 'customer_id', 'kind', 'period', 'monthly', 'extra', 'credit_class', 'route', 'key_id'],
  ...['request_id', 'of_writer', 'of_seq', 'at'],
] as const;
