import type { IncomingMessage, Server } from 'node:http';
import { REALTIME_PATH } from '@qinghe/contract/realtime.ts';
import type { Realtime } from './server.ts';

/**
 * Sockets are loaded and opened for the first client that asks for one, so that nobody's first answer waits for them.
 * That client waits until they are open and is then handed over.
 */
export function openRealtimeWhenAsked(http: Server, load: () => Promise<Realtime>): Realtime {
  let opening: Promise<Realtime> | undefined;
  let realtime: Realtime | undefined;
  const open = async () => {
    opening ??= load();
    try {
      realtime = await opening;
    } catch (error) {
      // The next one who asks tries again.
      opening = undefined;
      throw error;
    }
  };
  const others = http.listeners('request');
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    if (realtime || !asksForSockets(request)) for (const listener of others) listener.call(http, request, response);
    else
      open().then(
        () => http.emit('request', request, response),
        () => response.writeHead(503).end(),
      );
  });
  http.on('upgrade', (request, socket, head) => {
    // Once they are open they listen for themselves.
    if (realtime) return;
    if (asksForSockets(request))
      open().then(
        () => http.emit('upgrade', request, socket, head),
        () => socket.destroy(),
      );
    else socket.destroy();
  });
  return {
    connections: () => realtime?.connections() ?? 0,
    async close() {
      await (await opening)?.close();
    },
  };
}

const asksForSockets = ({ url }: IncomingMessage): boolean => url?.startsWith(`${REALTIME_PATH}/`) ?? false;
