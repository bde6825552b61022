import { WORDS } from '@qinghe/contract/chat/heard-word.ts';
import { REALTIME_PATH, type RealtimeEvent, type RealtimeMessage } from '@qinghe/contract/realtime.ts';
import { LOOKS } from '@qinghe/contract/resumes/looks.ts';
import { TYPING } from '@qinghe/contract/typing.ts';
import type { Socket } from 'socket.io-client';
import { ApiError } from '../api/api-error.ts';
import { respondToFailure } from '../api/failure.ts';
import { loadLater } from '../offline/load-with-retry.ts';
import { session } from '../session/browser-session.ts';
import { hearWord } from './heard-words.ts';
import { hearLook } from './looks.ts';
import { createRealtimeLog } from './realtime-log.ts';
import { hearTyping } from './typing.ts';

type EventType = RealtimeEvent['type'];
type EventOf<T extends EventType> = Extract<RealtimeEvent, { type: T }>;
type Connection = 'off' | 'connecting' | 'on' | 'lost';

const readers = new Map<EventType, Set<(event: RealtimeEvent) => void>>();
const watchers = new Set<() => void>();
let socket: Socket | null = null;
let connection: Connection = 'off';

/** Hears events of a type until the returned function is called. Events say what changed; read it again to see it. */
export function subscribe<T extends EventType>(type: T, reader: (event: EventOf<T>) => void): () => void {
  const set = readers.get(type) ?? new Set();
  readers.set(type, set.add(reader as (event: RealtimeEvent) => void));
  return () => set.delete(reader as (event: RealtimeEvent) => void);
}

export const connectionState = {
  get: () => connection,
  subscribe(watcher: () => void) {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Opens the socket of the signed-in account; gives the function that closes it. */
export function connect(): () => void {
  let wanted = true;
  const log = createRealtimeLog();
  tell('connecting');
  void loadLater(() => import('socket.io-client')).then(({ io }) => {
    if (!wanted) return;
    socket = io({
      path: REALTIME_PATH,
      transports: ['websocket', 'polling'],
      // The page has read before this socket opens: without a cursor it says since when.
      auth: (hand) => hand({ token: session.token(), since: log.last(), age: performance.now() }),
    });
    socket.on('connect', () => tell('on'));
    socket.on('disconnect', () => tell(wanted ? 'lost' : 'off'));
    socket.on('connect_error', (error: Error & { data?: { code?: number } }) => {
      tell('lost');
      // Refused, not unreachable: the session ended while this page was away.
      if (error.data?.code) respondToFailure(new ApiError(error.data.code));
    });
    socket.on(LOOKS, hearLook);
    socket.on(TYPING, hearTyping);
    socket.on(WORDS, hearWord);
    socket.on('ready', ({ cursor }: { cursor: string }) => log.settle(cursor));
    socket.on('events', (messages: RealtimeMessage[]) => {
      for (const message of messages) if (log.isNew(message)) deliver(message.event);
    });
  });
  return () => {
    wanted = false;
    socket?.disconnect();
    socket = null;
    tell('off');
  };
}

function deliver(event: RealtimeEvent): void {
  if (event.type === 'session.ended') {
    socket?.disconnect();
    respondToFailure(new ApiError(event.code));
  }
  for (const reader of readers.get(event.type) ?? []) reader(event);
}

function tell(state: Connection): void {
  connection = state;
  for (const watcher of watchers) watcher();
}
