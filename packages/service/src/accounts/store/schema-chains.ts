/** Schema 8: the hash chains of ledger and account log (see ledger/chain.ts). */

/** A new row without a place in its chain, such as an older release would write. */
const UNLINKED = 'NEW.link IS NULL OR NEW.previous IS NULL';

export const CHAIN_STATEMENTS = [
  // Rows from before have no place in the chains; they are counted as their first links.
  'ALTER TABLE credit_ledger ADD COLUMN link BIGINT',
  'ALTER TABLE credit_ledger ADD COLUMN previous TEXT',
  'ALTER TABLE credit_balance ADD COLUMN links BIGINT NOT NULL DEFAULT 0',
  "ALTER TABLE credit_balance ADD COLUMN head TEXT NOT NULL DEFAULT ''",
  `UPDATE credit_balance SET links = n.links FROM (
        SELECT customer_id, CAST(SUM(entries) AS BIGINT) AS links FROM (
          SELECT customer_id, COUNT(*) AS entries FROM credit_ledger GROUP BY customer_id
          UNION ALL SELECT customer_id, entries FROM credit_period) AS rows_of GROUP BY customer_id) AS n
        WHERE credit_balance.customer_id = n.customer_id`,
  // What the rows of a closed month contribute to the chain of their account.
  'ALTER TABLE credit_period ADD COLUMN chain TEXT',
  'ALTER TABLE admin_log ADD COLUMN link BIGINT',
  'ALTER TABLE admin_log ADD COLUMN previous TEXT',
  'CREATE TABLE admin_log_end (id INTEGER PRIMARY KEY CHECK (id = 1), links BIGINT NOT NULL, head TEXT NOT NULL)',
  "INSERT INTO admin_log_end (id, links, head) SELECT 1, COUNT(*), '' FROM admin_log",
  // SQLite's INSERT OR REPLACE deletes the old row without calling the trigger for deletions.
  {
    libsql: `CREATE TRIGGER credit_ledger_new BEFORE INSERT ON credit_ledger WHEN ${UNLINKED}
            OR EXISTS (SELECT 1 FROM credit_ledger WHERE writer = NEW.writer AND seq = NEW.seq)
            OR NEW.of_writer IS NOT NULL AND EXISTS
              (SELECT 1 FROM credit_ledger WHERE of_writer = NEW.of_writer AND of_seq = NEW.of_seq)
          BEGIN SELECT RAISE(ABORT, 'credit_ledger is append-only'); END`,
    postgres: 'ALTER TABLE credit_ledger ADD CONSTRAINT credit_ledger_linked CHECK (previous IS NOT NULL) NOT VALID',
  },
  {
    libsql: `CREATE TRIGGER admin_log_new BEFORE INSERT ON admin_log WHEN ${UNLINKED}
            OR EXISTS (SELECT 1 FROM admin_log WHERE id = NEW.id)
          BEGIN SELECT RAISE(ABORT, 'admin_log is append-only'); END`,
    postgres: 'ALTER TABLE admin_log ADD CONSTRAINT admin_log_linked CHECK (previous IS NOT NULL) NOT VALID',
  },
];
