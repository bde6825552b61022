import { sql } from 'kysely';
import pg from 'pg';

/**
 * Ends a statement of a transaction whose result nobody reads: what follows is sent right behind it, and its failure is told
 * by whatever is waited for next, at the latest by the commit, which then commits nothing.
 */
export const NOT_WAITED_FOR = sql`/* not waited for */`;
/** The same for a text that is no query of Kysely's. */
export const notWaitedFor = (text: string): string => `${text} ${MARK}`;
const MARK = '/* not waited for */';

/** PostgreSQL's code for what comes in a transaction in which something failed before. */
const IN_FAILED_TRANSACTION = '25P02';
const NOTHING: Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'> = { command: '', rowCount: null, rows: [] };

type Query = (text: unknown, ...rest: unknown[]) => Promise<unknown>;

/**
 * Lets the connections of a pool send on before the database has answered, where nobody needs the answer: `begin` goes with
 * the first statement, what was marked goes with the next one or with `commit`.
 */
export function sendAhead(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    let isInside = false;
    let sent: Promise<unknown>[] = [];

    function send(text: string, rest: unknown[] = []): Promise<unknown> {
      const answer = query(text, ...rest);
      answer.catch(() => undefined);
      return answer;
    }
    function goAhead(text: string, rest: unknown[]) {
      sent.push(send(text, rest));
      return NOTHING;
    }
    /** @throws what failed first of those that nobody waited for */
    async function settle(): Promise<void> {
      const all = sent;
      sent = [];
      await Promise.all(all);
    }
    async function end(text: string): Promise<unknown> {
      isInside = false;
      const answer = send(text);
      if (text === 'commit') await settle();
      sent = [];
      return answer;
    }
    async function wait(text: string, rest: unknown[]): Promise<unknown> {
      try {
        return await query(text, ...rest);
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === IN_FAILED_TRANSACTION) await settle();
        throw error;
      }
    }
    async function inTurn(text: string, rest: unknown[]): Promise<unknown> {
      if (text === 'begin') isInside = true;
      if (text === 'begin' || (isInside && text.endsWith(MARK))) return goAhead(text, rest);
      if (text === 'commit' || text === 'rollback') return end(text);
      // What failed before a part of the transaction is not the part's.
      if (OF_PART.test(text)) await settle();
      return wait(text, rest);
    }

    client.query = ((text: unknown, ...rest: unknown[]) =>
      typeof text === 'string' && typeof rest.at(-1) !== 'function'
        ? inTurn(text, rest)
        : query(text, ...rest)) as typeof client.query;
  });
}

const OF_PART = /^(?:savepoint|release|rollback to) /;
