// Thousands of sockets in a process of their own, told what to do over IPC. Speaks as much of Engine.IO 4 and Socket.IO 5
// as hearing events needs: a client library would cost more than the server that is measured.
import WebSocket from 'ws';
import { present } from './rows.ts';
import type { Answers, Order, Orders } from './socket-orders.ts';

interface Client {
  socket?: WebSocket;
  /** Numbers of the events that it heard. */
  seen: number[];
  cursor: string | undefined;
}

const AT_ONCE = 250;
const clients: Client[] = [];
let target: (Orders['expect'] & { missing: number }) | null = null;

process.on('message', async (order: Order) => {
  if (order.action === 'open') await open(order);
  else if (order.action === 'expect') expect(order);
  else await closeAll();
});

const answer = <Action extends keyof Answers>(_done: Action, result: Answers[Action]) => process.send?.(result);

async function open({ url, count, token, storm }: Orders['open']): Promise<void> {
  const began = performance.now();
  for (let from = 0; from < count; from += storm ? count : AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(storm ? count : AT_ONCE, count - from) }, (_, index) =>
        openOne(from + index, url, token),
      ),
    );
  answer('open', { milliseconds: performance.now() - began });
}

function openOne(index: number, url: string, token: string | undefined): Promise<void> {
  clients[index] ??= { seen: [], cursor: undefined };
  const client = clients[index];
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    client.socket = socket;
    socket.on('error', reject);
    if (token === undefined) socket.on('open', resolve);
    socket.on('message', (data) => {
      const text = data.toString();
      if (token === undefined) return heard(client, text);
      if (text[0] === '0') socket.send(`40${JSON.stringify({ token, since: client.cursor })}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('42["ready"')) {
        client.cursor = JSON.parse(text.slice(2))[1].cursor;
        resolve();
      } else if (text.startsWith('42["events"')) heard(client, text);
      else if (text.startsWith('44')) reject(new Error(text));
    });
  });
}

interface Message {
  cursor: string;
  event: { version: number };
}

/** One frame with one or more events: `42["events",[{cursor,event},…]]`. */
function heard(client: Client, text: string): void {
  const [, messages]: [string, Message[]] = JSON.parse(text.slice(2));
  for (const { event } of messages) client.seen.push(event.version);
  client.cursor = present(messages.at(-1), 'event in a frame').cursor;
  if (target === null) return;
  target.missing -= messages.length;
  if (target.missing === 0) tell(target);
}

function expect({ events, from }: Orders['expect']): void {
  const heardAlready = clients.reduce((sum, client) => sum + client.seen.length, 0);
  target = { events, from, missing: events * clients.length - heardAlready };
  if (target.missing === 0) tell(target);
}

function tell({ events, from }: Orders['expect']): void {
  target = null;
  const wrong = clients.filter(
    ({ seen }) => seen.length !== events || seen.some((number, index) => number !== from + index),
  ).length;
  for (const client of clients) client.seen = [];
  answer('expect', { at: performance.timeOrigin + performance.now(), wrong });
}

async function closeAll(): Promise<void> {
  await Promise.all(
    clients.map(
      ({ socket }) =>
        new Promise<void>((resolve) => {
          if (!socket) return resolve();
          socket.on('close', () => resolve());
          socket.terminate();
        }),
    ),
  );
  answer('close', {});
}
