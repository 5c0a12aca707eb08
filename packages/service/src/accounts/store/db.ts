/**
 * One interface to either database. A piece of work is a generator that yields statements and receives their rows: the
 * libsql driver runs it synchronously (so no other work of this thread can interleave), the PostgreSQL driver awaits
 * each statement. Either way it is one transaction, durable when the promise resolves.
 *
 * Statements use `?` for values. `{lock}` becomes FOR UPDATE on PostgreSQL and nothing on libsql, where a writing
 * transaction locks the file. `{now}` is the database's own clock in milliseconds since 1970, one for all replicas.
 */
export type Value = string | number | null;
export type SqlRow = Readonly<Record<string, Value>>;

/** One statement. */
export interface SqlQuery {
  readonly sql: string;
  readonly params: readonly Value[];
  /**
   * Set for a statement that may take minutes (the audit): it has no time limit, and on PostgreSQL its own connection.
   */
  readonly slow?: boolean;
}

/**
 * One statement for many rows. On libsql it is run for each row, on PostgreSQL once, over `unnest` of columns. Each
 * input row returns at most one row.
 */
export interface Bulk {
  readonly sqlite: string;
  /** `$1 … $n` are arrays, one per column. */
  readonly postgres: string;
  readonly rows: readonly (readonly Value[])[];
  /** The rows for libsql, if they have another form there. */
  readonly sqliteRows?: readonly (readonly Value[])[];
}

/** Statements that do not depend on each other's rows: pipelined on PostgreSQL. Their rows come back as one list. */
export interface StatementGroup {
  readonly all: readonly (SqlQuery | Bulk)[];
  /** Set for the last step of a work: PostgreSQL gets the commit with it, so locks are held for one round trip less. */
  readonly last?: true;
}

/** A statement that is its own transaction; PostgreSQL only, and only before the other steps of a work. */
export interface LoneStatement {
  readonly once: string;
  readonly values: readonly (Value | readonly Value[])[];
}

export type StoreStep = SqlQuery | Bulk | StatementGroup | LoneStatement;
export type StoreWork<T> = Generator<StoreStep, T, SqlRow[]>;

export interface Db {
  readonly kind: 'libsql' | 'postgres';
  /** Runs a piece of work as one durable transaction. After a deadlock the work is run again from its beginning. */
  run<T>(work: () => StoreWork<T>): Promise<T>;
  /** Runs one statement that changes nothing. */
  read(step: StoreStep): Promise<SqlRow[]>;
  close(): Promise<void>;
}

export const query = (sql: string, ...params: Value[]): SqlQuery => ({ sql, params });

/** A column that must hold a number. */
export function num(row: SqlRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`column ${column} holds ${typeof value}, not a number`);
  return value;
}

/** A column that must hold text. */
export function text(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`column ${column} holds ${typeof value}, not text`);
  return value;
}

export const numOrNull = (row: SqlRow, column: string): number | null =>
  row[column] === null ? null : num(row, column);
export const textOrNull = (row: SqlRow, column: string): string | null =>
  row[column] === null ? null : text(row, column);
