import type { Server as HttpServer } from 'node:http';
import { REALTIME_PATH } from '@qinghe/contract/realtime.ts';
import pg from 'pg';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { Database } from '../db/database.ts';
import { currentPlace, type EventPlace, parseEventCursor, readEventsAfter, roomOf } from './events.ts';
import { EVENTS_CHANNEL } from './publish.ts';

export interface SocketOwner {
  companyUuid: string | null;
  sessionHash: Buffer;
}

export interface RealtimeOptions {
  http: HttpServer;
  db: Database;
  databaseUrl: string;
  log: Logger;
  /** Finds the owner of a token or throws. */
  authenticate: (token: string) => Promise<SocketOwner>;
}

export interface Realtime {
  connections(): number;
  close(): Promise<void>;
}

const POLL_MILLISECONDS = 1000;

/**
 * Sockets: a room for each session and company. Every server reads the stream of events from the database and tells its
 * own sockets; a client that comes back with its last cursor gets what it missed before anything new.
 */
export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { db, log } = options;
  const io = new Server(options.http, {
    path: REALTIME_PATH,
    serveClient: false,
    maxHttpBufferSize: 10_000,
    cors: { origin: false },
  });
  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    options
      .authenticate(typeof token === 'string' ? token : '')
      .then((owner) => {
        socket.data.owner = owner;
        next();
      })
      .catch((error: { code?: number }) =>
        next(Object.assign(new Error('unauthorized'), { data: { code: error.code ?? 101 } })),
      );
  });
  io.on('connection', (socket) => {
    welcome(socket, db).catch((error: unknown) => {
      log.warn({ err: error }, 'catch-up failed');
      socket.disconnect(true);
    });
  });
  const dispatcher = await startDispatcher(io, options);
  return {
    connections: () => io.engine.clientsCount,
    async close() {
      await dispatcher.stop();
      io.local.emit('goodbye');
      await io.close();
    },
  };
}

/** Hands over what was missed, then joins the rooms; joining first would mix old and new. */
async function welcome(socket: Socket, db: Database): Promise<void> {
  const owner = socket.data.owner as SocketOwner;
  const rooms = [
    roomOf({ sessionHash: owner.sessionHash }),
    ...(owner.companyUuid ? [roomOf({ companyUuid: owner.companyUuid })] : []),
  ];
  let place = parseEventCursor((socket.handshake.auth as { since?: unknown }).since);
  await socket.join(rooms);
  if (!place) {
    const now = await currentPlace(db);
    socket.emit('ready', { cursor: `${now.xid}-${now.seq}` });
    return;
  }
  // In the rooms already: what arrives in between comes twice at worst, and the client drops what it has by cursor.
  for (;;) {
    const missed = await readEventsAfter(db, place, owner);
    for (const { cursor, event } of missed) socket.emit('event', { cursor, event });
    const last = missed.at(-1);
    if (!last) break;
    place = last.place;
  }
  socket.emit('ready', { cursor: `${place.xid}-${place.seq}` });
}

async function startDispatcher(
  io: Server,
  { db, databaseUrl, log }: RealtimeOptions,
): Promise<{ stop(): Promise<void> }> {
  let place: EventPlace = await currentPlace(db);
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const dispatch = async () => {
    const events = await readEventsAfter(db, place);
    for (const { cursor, event, audience, place: at } of events) {
      io.local.to(roomOf(audience)).emit('event', { cursor, event });
      place = at;
    }
  };
  const wake = () => {
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await dispatch().catch((error: unknown) => log.warn({ err: error }, 'reading events failed'));
      }
      running = undefined;
    })();
  };
  const timer = setInterval(wake, POLL_MILLISECONDS);
  const listener = listen(databaseUrl, wake, log);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
}

/** Listens for the database's hint; a lost connection is opened again, the poll bridges the gap. */
function listen(databaseUrl: string, wake: () => void, log: Logger): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const open = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'qinghe-events' });
    const lost = (error?: Error) => {
      if (stopped || client !== fresh) return;
      client = undefined;
      log.warn({ err: error }, 'event listener lost, opening again');
      retry = setTimeout(() => void open(), POLL_MILLISECONDS);
    };
    client = fresh;
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', wake);
    await fresh.connect().then(() => fresh.query(`listen ${EVENTS_CHANNEL}`), lost);
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
