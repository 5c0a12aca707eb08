/**
 * Verifies the hash chains. A row contributes `its own hash XOR the hash of the row before it`. Along a chain these
 * contributions cancel except for the two ends, so one pass over the ledger, in any order, shows for every account
 * whether they add up to its newest hash. A closed month keeps the sum of the contributions of its rows, so closing
 * leaves no gap. Where something does not add up, the rows of that account are read in order, to find the first that
 * does not fit.
 */
import { LOG_FIELDS } from '../account/admin-log.ts';
import { type Db, num, query, type SqlRow, text, textOrNull, type Value } from '../store/db.ts';
import { hashOfRow, LEDGER_FIELDS } from './chain.ts';

/** A chain that does not hold. */
export interface BrokenChain {
  /** The e-mail address of the account, or `account log`. */
  readonly chain: string;
  /** The first row that does not follow from the one before it; null if rows are missing at the end or added. */
  readonly link: number | null;
}

const PIECE = 5_000;
const HASH_BYTES = 32;
const LEDGER_COLUMNS = [...LEDGER_FIELDS, 'link', 'previous'].join(', ');
const LOG_COLUMNS = ['id', ...LOG_FIELDS, 'link', 'previous'].map((column) => `l.${column} AS ${column}`).join(', ');

/** Contributions of rows, added up by XOR. */
export class ChainSum {
  readonly #bytes: Buffer;

  /** Begins with a sum that was stored, or with none. */
  constructor(stored: string | null = null) {
    this.#bytes = stored === null || stored === '' ? Buffer.alloc(HASH_BYTES) : Buffer.from(stored, 'base64url');
  }

  /** Adds a hash; an empty one stands for the beginning of a chain and adds nothing. */
  add(hash: string): void {
    const bytes = Buffer.from(hash, 'base64url');
    for (let i = 0; i < bytes.length; i++) this.#bytes[i] = (this.#bytes[i] ?? 0) ^ (bytes[i] ?? 0);
  }

  addRow(row: SqlRow): void {
    this.add(ledgerHash(row));
    this.add(text(row, 'previous'));
  }

  get stored(): string {
    return this.#bytes.toString('base64url');
  }

  equals(hash: string): boolean {
    return this.#bytes.equals(new ChainSum(hash).#bytes);
  }
}

/** Whether the row has a place in a chain. Rows older than the chains have none. */
export const isLinked = (row: SqlRow): boolean => textOrNull(row, 'previous') !== null;

const hashOf = (row: SqlRow, fields: readonly string[]): string =>
  hashOfRow(
    { link: num(row, 'link'), previous: text(row, 'previous') },
    fields.map((field): Value => row[field] ?? null),
  );
const ledgerHash = (row: SqlRow): string => hashOf(row, LEDGER_FIELDS);

/** What the ledger should add up to for one account, and what has been found. */
interface Expected {
  readonly email: string;
  readonly links: number;
  readonly head: string;
  /** The largest number of a row that was found. */
  newest: number;
  entries: number;
  readonly sum: ChainSum;
}

/**
 * The chains of the ledger that do not hold. Debits may go on: rows newer than the balances read first
 * are left out of the sums.
 */
export async function brokenChains(db: Db): Promise<readonly BrokenChain[]> {
  const accounts = new Map<string, Expected>();
  const ends = await db.read({
    sql: `SELECT b.customer_id AS id, c.email AS email, b.links AS links, b.head AS head, p.entries AS entries, p.chain AS chain
      FROM credit_balance b JOIN customer c ON c.id = b.customer_id LEFT JOIN credit_period p ON p.customer_id = b.customer_id`,
    params: [],
    slow: true,
  });
  for (const row of ends) {
    const id = text(row, 'id');
    const [email, links, head] = [text(row, 'email'), num(row, 'links'), text(row, 'head')];
    const account = accounts.get(id) ?? { email, links, head, newest: 0, entries: 0, sum: new ChainSum() };
    accounts.set(id, account);
    account.entries += row.entries === null ? 0 : num(row, 'entries');
    account.sum.add(textOrNull(row, 'chain') ?? '');
  }
  for await (const row of ledgerRows(db)) {
    const account = accounts.get(text(row, 'customer_id'));
    if (account === undefined) continue;
    const link = isLinked(row) ? num(row, 'link') : 0;
    account.newest = Math.max(account.newest, link);
    if (link > account.links) continue;
    account.entries++;
    if (isLinked(row)) account.sum.addRow(row);
  }
  const broken: BrokenChain[] = [];
  for (const row of await db.read(query('SELECT customer_id, links AS links_now FROM credit_balance'))) {
    const id = text(row, 'customer_id');
    const account = accounts.get(id);
    if (account === undefined) continue; // created meanwhile
    const { email, links, head, newest, entries, sum } = account;
    const holds = entries === links && sum.equals(head) && newest <= num(row, 'links_now');
    if (!holds) broken.push(...(await brokenChain(db, id, email)));
  }
  return broken;
}

/** All rows of the ledger, in pieces. */
async function* ledgerRows(db: Db): AsyncGenerator<SqlRow> {
  let [writer, seq] = [0, 0];
  for (;;) {
    const rows = await db.read({
      sql: `SELECT ${LEDGER_COLUMNS} FROM credit_ledger WHERE (writer, seq) > (?, ?) ORDER BY writer, seq LIMIT ${PIECE}`,
      params: [writer, seq],
      slow: true,
    });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PIECE) return;
    [writer, seq] = [num(last, 'writer'), num(last, 'seq')];
  }
}

/**
 * The first row of an account that does not fit. Everything is read in one statement, so that a month that is closed
 * meanwhile is seen either in the ledger or in its sum.
 */
async function brokenChain(db: Db, accountId: string, email: string): Promise<readonly BrokenChain[]> {
  const nothing = LEDGER_FIELDS.map(() => 'NULL').join(', ');
  const rows = await db.read({
    sql: `SELECT 0 AS part, ${LEDGER_COLUMNS} FROM credit_ledger WHERE customer_id = ?
      UNION ALL SELECT 1, ${nothing}, links, head FROM credit_balance WHERE customer_id = ?
      UNION ALL SELECT 2, ${nothing}, entries, chain FROM credit_period WHERE customer_id = ?`,
    params: [accountId, accountId, accountId],
    slow: true,
  });
  const linked = rows.filter((row) => row.part === 0 && isLinked(row)).sort((a, b) => num(a, 'link') - num(b, 'link'));
  for (const [i, row] of linked.entries()) {
    const before = linked[i - 1];
    // a gap is filled by the sums of closed months
    const isNext = before !== undefined && num(before, 'link') === num(row, 'link') - 1;
    if (isNext && ledgerHash(before) !== text(row, 'previous')) return [{ chain: email, link: num(before, 'link') }];
  }
  const sum = new ChainSum();
  let entries = rows.filter((row) => row.part === 0).length;
  for (const row of linked) sum.addRow(row);
  for (const row of rows) {
    if (row.part !== 2) continue;
    entries += num(row, 'link');
    sum.add(textOrNull(row, 'previous') ?? '');
  }
  const end = rows.find((row) => row.part === 1);
  const holds = end !== undefined && entries === num(end, 'link') && sum.equals(text(end, 'previous'));
  return holds ? [] : [{ chain: email, link: null }];
}

/** The chain of the account log, if it does not hold. */
export async function brokenLog(db: Db): Promise<readonly BrokenChain[]> {
  let [id, count, head] = [0, 0, ''];
  for (;;) {
    // the end of the chain is read with each piece, so that it belongs to the last one
    const rows = await db.read(
      query(
        `SELECT ${LOG_COLUMNS}, e.links AS end_link, e.head AS end_head
         FROM admin_log_end e LEFT JOIN admin_log l ON l.id > ? ORDER BY l.id LIMIT ${PIECE}`,
        id,
      ),
    );
    for (const row of rows) {
      if (row.id === null) break; // there are no more rows
      id = num(row, 'id');
      count++;
      if (!isLinked(row)) continue;
      if (num(row, 'link') !== count || text(row, 'previous') !== head) return [{ chain: LOG, link: count - 1 }];
      head = hashOf(row, LOG_FIELDS);
    }
    const last = rows.at(-1);
    if (rows.length === PIECE) continue;
    const holds = last !== undefined && num(last, 'end_link') === count && text(last, 'end_head') === head;
    return holds ? [] : [{ chain: LOG, link: null }];
  }
}

const LOG = 'account log';
