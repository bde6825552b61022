import { REALTIME_PATH, type RealtimeEvent, type RealtimeMessage } from '@qinghe/contract/realtime.ts';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

/** A socket as the web client opens it, with everything that it heard. */
export interface TestSocket {
  socket: Socket;
  heard: RealtimeMessage[];
  /** Waits for an event of a type, about one object where it is named: others of the company may still be on their way. */
  event<T extends RealtimeEvent['type']>(type: T, uuid?: string): Promise<Extract<RealtimeEvent, { type: T }>>;
  /** Cursor that the server gave when everything missed was handed over. */
  readyAt: string;
}

/** Opens a socket and waits until it is ready. @throws with the response's code as message when it is refused */
export async function openSocket(app: TestApp, token: string, since?: string, age?: unknown): Promise<TestSocket> {
  const socket = io(app.url, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token, since, age },
  });
  onTestFinished(() => void socket.disconnect());
  const heard: RealtimeMessage[] = [];
  socket.on('events', (messages: RealtimeMessage[]) => heard.push(...messages));
  const readyAt = await new Promise<string>((resolve, reject) => {
    socket.once('ready', ({ cursor }: { cursor: string }) => resolve(cursor));
    socket.once('connect_error', (error: Error & { data?: { code?: number } }) =>
      reject(new Error(String(error.data?.code ?? error.message))),
    );
  });
  return {
    socket,
    heard,
    readyAt,
    event: (type, uuid) => {
      const isMeant = (event: RealtimeEvent) =>
        event.type === type && (uuid === undefined || ('uuid' in event && event.uuid === uuid));
      return until(() => heard.find(({ event }) => isMeant(event))?.event as never, `a socket hears ${type}`);
    },
  };
}
