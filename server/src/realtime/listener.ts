import pg from 'pg';
import type { Logger } from 'pino';
import { EVENTS_CHANNEL } from './publish.ts';
import { SIGNALS_CHANNEL, type Signal } from './signal.ts';

/** Before a lost connection is opened again. */
const PAUSE_MILLISECONDS = 1000;

/** Who hears what the database says. */
interface Ears {
  /** There may be events to read. */
  wake: () => void;
  signal: (signal: Signal) => void;
}

/** Listens for the database's hint, and for signals; a lost connection is opened again, the poll bridges the gap. */
export function listen(databaseUrl: string, { wake, signal }: Ears, log: Logger): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const open = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'qinghe-events' });
    const lost = (error?: Error) => {
      if (stopped || client !== fresh) return;
      client = undefined;
      log.warn({ err: error }, 'event listener lost, opening again');
      retry = setTimeout(() => void open(), PAUSE_MILLISECONDS);
    };
    client = fresh;
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ channel, payload = '' }) =>
      channel === SIGNALS_CHANNEL ? signal(JSON.parse(payload) as Signal) : wake(),
    );
    try {
      await fresh.connect();
      // Stopped in the meantime: the connection is on its way out, and takes no statement any more.
      if (!stopped) await fresh.query(`listen ${EVENTS_CHANNEL}; listen ${SIGNALS_CHANNEL}`);
    } catch (error) {
      lost(error as Error);
    }
  };
  void open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
