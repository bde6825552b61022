import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './figures.ts';

interface Connection {
  /** @returns the status of the response */
  send(bytes: Buffer): Promise<number>;
  isOpen(): boolean;
  close(): void;
}

/** One HTTP/1.1 connection over a bare socket: the client must cost little, it shares the machine with the servers. */
async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let waiting: PromiseWithResolvers<number> | undefined;
  let received: Buffer[] = [];
  let missing = -1;
  let status = 0;
  socket.on('data', (piece: Buffer) => {
    received.push(piece);
    if (missing < 0) {
      const whole = received.length === 1 ? piece : Buffer.concat(received);
      const end = whole.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = whole.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) return void socket.destroy(new Error(`a response without length:\n${head}`));
      status = Number(head.slice(9, 12));
      missing = Number(length) - (whole.length - end - 4);
    } else missing -= piece.length;
    if (missing > 0) return;
    missing = -1;
    received = [];
    if (waiting) waiting.resolve(status);
    // Said by the server on its own accord: no call was on its way.
    else socket.destroy();
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('connection closed')));
  return {
    send(bytes) {
      waiting = Promise.withResolvers<number>();
      socket.write(bytes);
      return waiting.promise;
    },
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => socket.destroy(),
  };
}

interface Call {
  method: string;
  path: string;
  token: string;
  body?: string;
  idempotencyKey?: string;
}

/** A call as bytes. */
export function callBytes({ method, path, token, body = '', idempotencyKey }: Call): Buffer {
  const key = idempotencyKey === undefined ? '' : `idempotency-key: ${idempotencyKey}\r\n`;
  const content = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: ${token}\r\naccept-language: zh-CN\r\n${key}${content}\r\n${body}`,
  );
}

interface ClosedLoad {
  connections: number;
  seconds: number;
  /** What a connection, told by its number, sends next. */
  nextCall: (connection: number) => Buffer;
}

/**
 * Closed loop: so many connections, each sending its next call when the last was answered.
 * @returns calls a second that were answered with 200, and the number of others
 */
export async function closedLoop(
  url: string,
  { connections, seconds, nextCall }: ClosedLoad,
): Promise<{ perSecond: number; failed: number }> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const began = performance.now();
  const end = began + seconds * 1000;
  let done = 0;
  let failed = 0;
  await Promise.all(
    opened.map(async (connection, index) => {
      while (performance.now() < end) {
        if ((await connection.send(nextCall(index))) === 200) done += 1;
        else failed += 1;
      }
    }),
  );
  const perSecond = done / ((performance.now() - began) / 1000);
  for (const connection of opened) connection.close();
  return { perSecond, failed };
}

interface OpenLoad {
  perSecond: number;
  seconds: number;
  connections: number;
  nextCall: () => Buffer;
}

/** Times in milliseconds. */
export interface OpenLoadFigures {
  p50: number;
  p99: number;
  failed: number;
  /** How many failed for what. */
  reasons: Record<string, number>;
  calls: number;
}

/**
 * Open loop: calls leave at a fixed rate whether or not the last ones were answered; each time counts from when the
 * call was due, so that a server that stalls cannot hide it.
 */
export async function openLoop(
  url: string,
  { perSecond, seconds, connections, nextCall }: OpenLoad,
): Promise<OpenLoadFigures> {
  const free = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const opened = [...free];
  const queue: number[] = [];
  const times: number[] = [];
  const reasons: Record<string, number> = {};
  let failed = 0;
  let broken = 0;
  const fail = (reason: string, calls = 1) => {
    failed += calls;
    reasons[reason] = (reasons[reason] ?? 0) + calls;
  };
  const begin = (connection: Connection, at: number) => {
    connection
      .send(nextCall())
      .then((status) => {
        if (status !== 200) fail(`status ${status}`);
        times.push(performance.now() - at);
        const next = queue.shift();
        if (next === undefined) free.push(connection);
        else begin(connection, next);
      })
      .catch((error: Error) => {
        broken += 1;
        fail(error.message);
      });
  };
  // A client sees that a connection was closed while it lay idle, and takes another one.
  const takeFree = () => {
    let connection = free.pop();
    while (connection && !connection.isOpen()) connection = free.pop();
    return connection;
  };
  const began = performance.now();
  const total = Math.floor(perSecond * seconds);
  for (let sent = 0; sent < total; await pause(1)) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const at = began + (sent / perSecond) * 1000;
      const connection = takeFree();
      if (connection) begin(connection, at);
      else queue.push(at);
    }
  }
  for (const deadline = performance.now() + 10_000; times.length + broken < total; await pause(10))
    if (performance.now() > deadline) break;
  const unanswered = total - times.length - broken;
  if (unanswered > 0) fail('no response within 10 s of the end', unanswered);
  for (const connection of opened) connection.close();
  times.sort((one, other) => one - other);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
    reasons,
    calls: total,
  };
}
