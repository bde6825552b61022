import type { Server as HttpServer } from 'node:http';
import { REALTIME_PATH, type RealtimeMessage } from '@qinghe/contract/realtime.ts';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { Database } from '../db/database.ts';
import {
  currentPosition,
  type EventPosition,
  isBefore,
  MAX_EVENTS,
  parseEventCursor,
  readEventsAfter,
  roomOf,
  type StoredEvent,
} from './events.ts';
import { listen } from './listener.ts';

export interface SocketOwner {
  companyUuid: string | null;
  sessionHash: Buffer;
}

export interface RealtimeOptions {
  http: HttpServer;
  db: Database;
  /** Address of the database without a pooler between: it listens there. */
  directUrl: string;
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
  const io = new Server({
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
  const dispatcher = await startDispatcher(io, options);
  io.on('connection', (socket) => {
    welcome(socket, db, dispatcher).catch((error: unknown) => {
      log.warn({ err: error }, 'catch-up failed');
      socket.disconnect(true);
    });
  });
  io.attach(options.http);
  return {
    connections: () => io.engine.clientsCount,
    async close() {
      await dispatcher.stop();
      io.local.emit('goodbye');
      await io.close();
    },
  };
}

interface Dispatcher {
  /** How far the rooms of this server were told. */
  position(): EventPosition;
  stop(): Promise<void>;
}

/**
 * Hands over what was missed up to where the rooms are, then joins them: from there on the dispatcher tells this socket
 * too. Nothing comes twice, and nothing new before something missed, which a client that is cut off would skip.
 */
async function welcome(socket: Socket, db: Database, dispatcher: Dispatcher): Promise<void> {
  const owner = socket.data.owner as SocketOwner;
  let position = parseEventCursor((socket.handshake.auth as { since?: unknown }).since) ?? dispatcher.position();
  for (let told = dispatcher.position(); isBefore(position, told); told = dispatcher.position()) {
    const missed = await readEventsAfter(db, position, owner);
    const due = missed.filter((event) => !isBefore(told, event.position));
    if (due.length > 0) socket.emit('events', due.map(toMessage));
    position = due.length === MAX_EVENTS ? (due.at(-1)?.position ?? told) : told;
  }
  // No waiting since the last look at the dispatcher: it cannot have moved on before the socket is in its rooms.
  void socket.join([
    roomOf({ sessionHash: owner.sessionHash }),
    ...(owner.companyUuid ? [roomOf({ companyUuid: owner.companyUuid })] : []),
  ]);
  socket.emit('ready', { cursor: `${position.xid}-${position.seq}` });
}

async function startDispatcher(io: Server, { db, directUrl, log }: RealtimeOptions): Promise<Dispatcher> {
  let position: EventPosition = await currentPosition(db);
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const dispatch = async () => {
    const events = await readEventsAfter(db, position);
    for (const { room, together } of groupByRoom(events)) {
      io.local.to(room).emit('events', together.map(toMessage));
      // A socket that was told of the session's end hears no more of the company.
      if (together.some(({ event }) => event.type === 'session.ended')) io.local.in(room).disconnectSockets(true);
      position = together.at(-1)?.position ?? position;
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
  const listener = listen(directUrl, wake, log);
  return {
    position: () => position,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
}

const toMessage = ({ cursor, event }: StoredEvent): RealtimeMessage => ({ cursor, event });

/** Neighbours with one audience travel as one message: a burst costs each socket one frame. Their order stays. */
function groupByRoom(events: readonly StoredEvent[]): { room: string; together: StoredEvent[] }[] {
  const groups: { room: string; together: StoredEvent[] }[] = [];
  for (const event of events) {
    const room = roomOf(event.audience);
    const last = groups.at(-1);
    if (last?.room === room) last.together.push(event);
    else groups.push({ room, together: [event] });
  }
  return groups;
}
