import pg from 'pg';

/** Statements that a connection keeps at most; the plan of a large one takes the database some 100 kB a connection. */
const MAX_PREPARED = 250;
/** Runs by this process before a statement is worth being kept. */
const RUNS_UNTIL_PREPARED = 3;
/** Texts whose runs are counted; lists of ever another length make ever new ones. */
const MAX_COUNTED = 2_000;

const FEATURE_NOT_SUPPORTED = '0A000';
const IDLE = 'I';

/** The best plan of a search hangs on its words: a rare one is looked up, a common one met on the way through the newest. */
const DEPENDS_ON_WORDS = /@@|\blike\b/;
/**
 * In a statement that is planned for its values each time, since few or many rows may pass its filters, which a plan for all
 * values cannot tell (2.8 times slower at a million).
 */
export const PLANNED_FOR_VALUES = '/* planned for its values */';

/** A partial index is found by its condition's values alone: a plan for all values ends in an error. */
const MEETS_PARTIAL_INDEX = /\bon conflict\s*\([^)]*\)\s*where\b/i;

/** Which statements are worth being prepared: the first ones that come back. */
class PreparedNames {
  readonly #names = new Map<string, string>();
  readonly #runs = new Map<string, number>();
  #made = 0;

  /** Counts a run. @returns the name under which connections keep the statement, if they do */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MAX_PREPARED || !mayBeKept(text)) return name;
    const runs = (this.#runs.get(text) ?? 0) + 1;
    if (runs >= RUNS_UNTIL_PREPARED) return this.#nameAnew(text);
    if (this.#runs.size >= MAX_COUNTED) this.#runs.clear();
    this.#runs.set(text, runs);
    return undefined;
  }

  /** After a migration that changed the statement's result: what connections keep under the old name is of no use. */
  renew(text: string): void {
    if (this.#names.has(text)) this.#nameAnew(text);
  }

  #nameAnew(text: string): string {
    this.#made += 1;
    const name = `s${this.#made}`;
    this.#runs.delete(text);
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Lets the connections of a pool keep the statements that come again and again, so that PostgreSQL parses and plans them
 * once a connection. Only what comes as text and values is: begin, commit and cursors go as they came.
 */
export function keepStatements(pool: pg.Pool): void {
  const names = new PreparedNames();
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    const prepared = async (name: string, text: string, values: unknown[]) => {
      try {
        return await query({ name, text, values });
      } catch (error) {
        if (!isOutdated(error)) throw error;
        names.renew(text);
        // Within a transaction, what was before it is lost as well.
        if (client.getTransactionStatus() !== IDLE) throw error;
        return query(text, values);
      }
    };
    client.query = ((...args: [text: string, values: unknown[]]) => {
      const [text, values] = args;
      const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? names.nameOf(text) : undefined;
      return name === undefined ? query(...args) : prepared(name, text, values);
    }) as typeof client.query;
  });
}

const mayBeKept = (text: string): boolean =>
  !DEPENDS_ON_WORDS.test(text) && !text.includes(PLANNED_FOR_VALUES) && !MEETS_PARTIAL_INDEX.test(text);

/** Whether a statement was kept from before a migration that changed the columns of its result. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === FEATURE_NOT_SUPPORTED &&
  error.routine === 'RevalidateCachedQuery';
