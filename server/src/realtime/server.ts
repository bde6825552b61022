import type { Server as HttpServer } from 'node:http';
import { REALTIME_PATH, type RealtimeEvent, type RealtimeMessage } from '@qinghe/contract/realtime.ts';
import { TYPING } from '@qinghe/contract/typing.ts';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import {
  currentPosition,
  type EventPosition,
  isBefore,
  type Listener,
  MAX_EVENTS,
  parseEventCursor,
  positionAtAge,
  readEventsAfter,
  roomsOfListener,
  roomsOfSignal,
  type StoredEvent,
} from './events.ts';
import { listen } from './listener.ts';
import type { Signal } from './signal.ts';
import { hearTyping } from './typing.ts';

export interface RealtimeOptions {
  http: HttpServer;
  db: Database;
  /** Address of the database without a pooler between: it listens there. */
  directUrl: string;
  log: Logger;
  /** Most sockets of one session. */
  socketsPerSession: number;
  /** Finds whose token it is, or throws. */
  authenticate: (token: string) => Promise<Listener>;
}

export interface Realtime {
  connections(): number;
  /** Parts from every socket whose session has ended, or may see something else than when it came. */
  recheck(): Promise<void>;
  close(): Promise<void>;
}

const POLL_MILLISECONDS = 1000;
const RECHECK_MILLISECONDS = 60_000;
/** For a connection to say whose it is. */
const CONNECT_MILLISECONDS = 10_000;

/**
 * Sockets: rooms for each session, company, its masters, and each owner of jobs. Every server reads the stream of events from the database and tells its
 * own sockets; a client that comes back with its last cursor gets what it missed before anything new.
 */
export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { db, log } = options;
  const io = new Server({
    path: REALTIME_PATH,
    serveClient: false,
    maxHttpBufferSize: 10_000,
    connectTimeout: CONNECT_MILLISECONDS,
    cors: { origin: false },
  });
  const listenerOf = ({ handshake }: Socket): Promise<Listener> => {
    const { token } = handshake.auth as { token?: unknown };
    return options.authenticate(typeof token === 'string' ? token : '');
  };
  io.use((socket, next) => {
    listenerOf(socket)
      .then((listener) => {
        const rooms = roomsOfListener(listener);
        const [session = ''] = rooms;
        if ((io.sockets.adapter.rooms.get(session)?.size ?? 0) >= options.socketsPerSession) throw new AppError(429);
        socket.data.listener = listener;
        next();
      })
      .catch((error: { code?: number }) =>
        next(Object.assign(new Error('unauthorized'), { data: { code: error.code ?? 101 } })),
      );
  });
  const recheck = async (sockets: Iterable<Socket> = io.sockets.sockets.values()) => {
    for (const socket of sockets) {
      const now = await listenerOf(socket).catch((error: unknown) => (error instanceof AppError ? null : undefined));
      // Undefined: the database could not say.
      if (now === undefined) continue;
      const before = roomsOfListener(socket.data.listener as Listener).join();
      // Cut off rather than sent away: it comes back by itself, as what it is now, or hears why not.
      if (now === null || roomsOfListener(now).join() !== before) socket.conn.close();
    }
  };
  const dispatcher = await startDispatcher(io, options, (rooms) => recheck(socketsIn(io, rooms)));
  io.on('connection', (socket) => {
    // A socket only listens: what says something is no client of ours.
    socket.onAny(() => socket.disconnect(true));
    welcome(socket, db, dispatcher).catch((error: unknown) => {
      log.warn({ err: error }, 'catch-up failed');
      socket.conn.close();
    });
  });
  io.attach(options.http);
  const timer = setInterval(() => void recheck(), RECHECK_MILLISECONDS);
  return {
    connections: () => io.engine.clientsCount,
    recheck: () => recheck(),
    async close() {
      clearInterval(timer);
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
  const listener = socket.data.listener as Listener;
  const { since, age } = socket.handshake.auth as { since?: unknown; age?: unknown };
  let position = parseEventCursor(since) ?? (await positionAtAge(db, age)) ?? dispatcher.position();
  for (let told = dispatcher.position(); isBefore(position, told); told = dispatcher.position()) {
    const missed = await readEventsAfter(db, position, listener);
    const due = missed.filter((event) => !isBefore(told, event.position));
    if (due.length > 0) socket.emit('events', due.map(toMessage));
    position = due.length === MAX_EVENTS ? (due.at(-1)?.position ?? told) : told;
  }
  // No waiting since the last look at the dispatcher: it cannot have moved on before the socket is in its rooms.
  void socket.join(roomsOfListener(listener));
  socket.emit('ready', { cursor: `${position.xid}-${position.seq}` });
}

/** After these somebody may hear more, or less, than before. */
const STANDINGS: readonly RealtimeEvent['type'][] = ['company.decided', 'member.changed', 'identity.changed'];

const socketsIn = (io: Server, rooms: readonly string[]): Socket[] =>
  [...new Set(rooms.flatMap((room) => [...(io.sockets.adapter.rooms.get(room) ?? [])]))].flatMap(
    (id) => io.sockets.sockets.get(id) ?? [],
  );

async function startDispatcher(
  io: Server,
  { db, directUrl, log }: RealtimeOptions,
  recheck: (rooms: readonly string[]) => Promise<void>,
): Promise<Dispatcher> {
  let position: EventPosition = await currentPosition(db);
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const dispatch = async () => {
    const events = await readEventsAfter(db, position);
    for (const { rooms, together } of groupByRooms(events)) {
      io.local.to(rooms).emit('events', together.map(toMessage));
      // A socket that was told of the session's end hears no more of the company.
      if (together.some(({ event }) => event.type === 'session.ended')) io.local.in(rooms).disconnectSockets(true);
      else if (together.some(({ event }) => STANDINGS.includes(event.type))) void recheck(rooms);
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
  const signal = (heard: Signal) => {
    if (heard.name === TYPING) hearTyping(heard.body.conversation_uuid, heard.typist, heard.at);
    // Nobody's room would be everybody's.
    if (heard.to !== null) io.local.to(roomsOfSignal(heard.to)).emit(heard.name, heard.body);
  };
  const listener = listen(directUrl, { wake, signal }, log);
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
function groupByRooms(events: readonly StoredEvent[]): { rooms: string[]; together: StoredEvent[] }[] {
  const groups: { rooms: string[]; together: StoredEvent[] }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.rooms.join() === event.rooms.join()) last.together.push(event);
    else groups.push({ rooms: event.rooms, together: [event] });
  }
  return groups;
}
