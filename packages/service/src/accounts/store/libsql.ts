/**
 * The default store: one libsql file in write-ahead mode, with every commit synced to the disk. Several processes may
 * open the same file; a writer waits up to `BUSY_MS` for another writer.
 */
import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { StoreAway } from '../gate.ts';
import { makeFolder } from './data-folder.ts';
import type { Db, SqlRow, StoreStep, StoreWork, Value } from './db.ts';

const BUSY_MS = 5_000;
const NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";

/** A connection with our settings. */
export function openFile(path: string): Database.Database {
  makeFolder(dirname(path));
  const database = new Database(path, { timeout: BUSY_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  chmodSync(path, 0o600);
  return database;
}

/** Error codes of the disk or of a lock. Other codes mean that a statement is wrong. */
const AWAY = /SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL)/;

function failure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return AWAY.test(code) || /database is locked/.test(String(error))
    ? new StoreAway('the account store is busy or away', { cause: error })
    : error;
}

export class LibsqlDb implements Db {
  readonly kind = 'libsql';
  readonly #database: Database.Database;
  readonly #statements = new Map<string, { statement: Database.Statement; reads: boolean }>();

  constructor(path: string) {
    this.#database = openFile(path);
  }

  async run<T>(work: () => StoreWork<T>): Promise<T> {
    try {
      this.#plain('BEGIN IMMEDIATE');
      try {
        const result = this.#drive(work());
        this.#plain('COMMIT');
        return result;
      } catch (error) {
        if (this.#database.inTransaction) this.#plain('ROLLBACK');
        throw error;
      }
    } catch (error) {
      throw failure(error);
    }
  }

  async read(step: StoreStep): Promise<SqlRow[]> {
    try {
      return this.#step(step);
    } catch (error) {
      throw failure(error);
    }
  }

  async close(): Promise<void> {
    this.#statements.clear();
    this.#database.close();
  }

  #drive<T>(work: StoreWork<T>): T {
    let turn = work.next();
    while (!turn.done) turn = work.next(this.#step(turn.value));
    return turn.value;
  }

  #step(step: StoreStep): SqlRow[] {
    if ('all' in step) return step.all.flatMap((each) => this.#step(each));
    if ('sql' in step) return this.#execute(step.sql, step.params);
    if ('once' in step) throw new Error('a statement of PostgreSQL alone');
    const rows: SqlRow[] = [];
    const { statement, reads } = this.#prepared(step.sqlite);
    for (const params of step.sqliteRows ?? step.rows) {
      if (!reads) statement.run(params);
      else {
        const row = statement.get(params);
        if (row !== undefined) rows.push(row as SqlRow); // untyped, as in `#execute`
      }
    }
    return rows;
  }

  #plain(sql: string): void {
    this.#prepared(sql).statement.run();
  }

  #execute(sql: string, params: readonly Value[]): SqlRow[] {
    const { statement, reads } = this.#prepared(sql);
    if (reads) return statement.all(params) as SqlRow[]; // the driver's rows are untyped; db.ts checks each column it reads
    statement.run(params);
    return [];
  }

  #prepared(sql: string): { statement: Database.Statement; reads: boolean } {
    let known = this.#statements.get(sql);
    if (known === undefined) {
      const statement = this.#database.prepare(sql.replaceAll('{lock}', '').replaceAll('{now}', NOW));
      known = { statement, reads: statement.reader };
      this.#statements.set(sql, known);
    }
    return known;
  }
}
