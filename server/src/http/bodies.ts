import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { networkOf, siteOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that takes a file: the most bytes that a body of it has. */
    mostBytes?: number;
  }
}

/** Bytes of bodies that are in memory at one time, and how many of them one network, or one IPv6 site, may have there. */
const MAX_BYTES = 160 * 1024 * 1024;
const MAX_BYTES_OF_NETWORK = 64 * 1024 * 1024;
const MAX_BYTES_OF_SITE = 96 * 1024 * 1024;
/** Seconds after which there is room again. */
const RETRY_AFTER = 3;
/** When a body is looked at, in milliseconds, and in how many it has to have come; the server ends it then. */
const LOOK_EVERY = 5_000;
export const BODY_TIMEOUT = 60_000;

/** Marks the routes that take a file, with the most bytes that a body of theirs has. */
export const takesBody = (mostBytes: number) => ({ mostBytes });

/**
 * Counts the bodies of files before they are read: what several large ones would take together is refused at once, and a
 * body that at its pace will not come in time gives its room back early.
 */
export function boundBodies(app: FastifyInstance): void {
  const held = new Map<FastifyRequest, () => void>();
  const heldBy = new Map<string, number>();
  const hold = (sender: string, size: number) => {
    const left = (heldBy.get(sender) ?? 0) + size;
    if (left > 0) heldBy.set(sender, left);
    else heldBy.delete(sender);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { mostBytes } = request.routeOptions.config;
    if (mostBytes === undefined) return done();
    const size = Math.min(Number(request.headers['content-length'] ?? mostBytes), mostBytes);
    const network = networkOf(request);
    const site = siteOf(network);
    const most = { all: MAX_BYTES, [network]: MAX_BYTES_OF_NETWORK, ...(site && { [site]: MAX_BYTES_OF_SITE }) };
    if (Object.entries(most).some(([sender, bytes]) => (heldBy.get(sender) ?? 0) + size > bytes))
      return done(new AppError(503, { data: { retry_after: RETRY_AFTER } }));
    const senders = Object.keys(most);
    for (const sender of senders) hold(sender, size);
    const stop = watchPace(request, size);
    held.set(request, () => {
      stop();
      for (const sender of senders) hold(sender, -size);
    });
    done();
  });
  // Also comes where the client went away.
  app.addHook('onResponse', (request, _reply, done) => {
    held.get(request)?.();
    held.delete(request);
    done();
  });
}

/** Cuts a request off whose body comes at less than half of the pace that it needs. @returns what ends the watch */
function watchPace({ raw }: FastifyRequest, size: number): () => void {
  const { socket } = raw;
  const began = performance.now();
  const before = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    const due = (size * (performance.now() - began)) / BODY_TIMEOUT / 2;
    if (socket.bytesRead - before < due) raw.destroy();
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
