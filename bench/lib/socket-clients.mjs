// Thousands of sockets in a process of their own, told what to do over IPC. Speaks as much of Engine.IO 4 and Socket.IO 5
// as hearing events needs: a client library would cost more than the server that is measured.
import WebSocket from 'ws';

const AT_ONCE = 250;
const clients = [];
let target = null;

process.on('message', async (message) => {
  if (message.action === 'open') await open(message);
  else if (message.action === 'expect') expect(message);
  else if (message.action === 'close') await closeAll();
  else process.exit(0);
});

/** Opens `count` sockets, `storm`: all at once; says when every one is ready. */
async function open({ url, count, token, storm }) {
  const began = performance.now();
  for (let from = 0; from < count; from += storm ? count : AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(storm ? count : AT_ONCE, count - from) }, (_, index) =>
        openOne(from + index, url, token),
      ),
    );
  process.send({ done: 'open', milliseconds: performance.now() - began });
}

function openOne(index, url, token) {
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

/** One frame with one or more events: `42["events",[{cursor,event},…]]`. */
function heard(client, text) {
  const [, messages] = JSON.parse(text.slice(2));
  for (const { event } of messages) client.seen.push(event.version);
  client.cursor = messages.at(-1).cursor;
  if (target === null) return;
  target.missing -= messages.length;
  if (target.missing === 0) tell();
}

/** Says when every socket has heard `events` more, and whether each heard `from`, `from + 1`, … once and in order. */
function expect({ events, from }) {
  const heardAlready = clients.reduce((sum, client) => sum + client.seen.length, 0);
  target = { events, from, missing: events * clients.length - heardAlready };
  if (target.missing === 0) tell();
}

function tell() {
  const { events, from } = target;
  target = null;
  const wrong = clients.filter(
    ({ seen }) => seen.length !== events || seen.some((number, index) => number !== from + index),
  ).length;
  for (const client of clients) client.seen = [];
  process.send({ done: 'expect', at: performance.timeOrigin + performance.now(), wrong });
}

async function closeAll() {
  await Promise.all(
    clients.map(
      ({ socket }) =>
        new Promise((resolve) => {
          socket.on('close', resolve);
          socket.terminate();
        }),
    ),
  );
  process.send({ done: 'close' });
}
