import { REALTIME_PATH } from '@qinghe/contract/realtime.ts';
import { io } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { makeMaster } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { openSocket } from '../../test/socket.ts';
import { until } from '../../test/until.ts';
import { withTransaction } from '../db/database.ts';
import { publishEvent } from './publish.ts';

const app = await startTestApp();

/** A WebSocket without the client's library, which would send nothing that is broken. */
async function openRaw() {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}${REALTIME_PATH}/?EIO=4&transport=websocket`);
  onTestFinished(() => socket.close());
  const frames: string[] = [];
  let closedWith: number | undefined;
  socket.addEventListener('message', ({ data }) => frames.push(String(data)));
  socket.addEventListener('close', ({ code }) => {
    closedWith = code;
  });
  const hears = (start: string) => until(() => frames.some((frame) => frame.startsWith(start)), `hears ${start}`);
  await hears('0{');
  return {
    ...{ socket, frames, hears },
    closed: () => until(() => closedWith, 'the server has closed it'),
    /** Says whose it is, as the client does. */
    greet: (auth: object) => socket.send(`40${JSON.stringify(auth)}`),
  };
}

/** One that has said whose it is, and is told of what happens. */
async function openOwn(token: string) {
  const raw = await openRaw();
  raw.greet({ token });
  await raw.hears('42["ready"');
  return raw;
}

async function tell({ companyUuid }: { companyUuid: string | null }): Promise<string> {
  const event = { type: 'job.changed', uuid: uuidv7(), kind: 'internship' } as const;
  await withTransaction(app.services.db, (trx) =>
    publishEvent(trx, { companyUuid: companyUuid ?? '', owners: [] }, event),
  );
  return event.uuid;
}

const BROKEN = {
  'no packet of the transport': ['x'],
  'a packet of no kind': ['49'],
  'an event cut off in the middle': ['42["say",{"a":'],
  'an event without a name': ['42[]'],
  'an event in place of a list': ['42{"say":1}'],
  'bytes that nothing announced': [new Uint8Array([0, 255, 1])],
  'bytes announced, and words instead': ['451-["say",{"_placeholder":true,"num":0}]', '42["say"]'],
  'more bytes announced than any message has': ['4599999999999-["say"]'],
  'a name of the server itself': ['42["disconnecting"]'],
};

test.each(Object.entries(BROKEN))('%s: who sent it is parted from, and nobody else', async (_, frames) => {
  const master = await makeMaster(app);
  const [bad, other] = [await openOwn(master.token), await openSocket(app, master.token)];
  for (const frame of frames) bad.socket.send(frame);
  await bad.closed();
  await other.event('job.changed', await tell(master));
  expect(bad.frames.filter((frame) => frame.startsWith('42["events"'))).toEqual([]);
});

test('a frame of a megabyte is not taken, from whom it knows as from whom it does not', async () => {
  const master = await makeMaster(app);
  const [known, unknown] = [await openOwn(master.token), await openRaw()];
  const other = await openSocket(app, master.token);
  known.socket.send(`42["say","${'a'.repeat(1_000_000)}"]`);
  unknown.greet({ token: 'a'.repeat(1_000_000) });
  // Too big, in the words of the protocol.
  expect([await known.closed(), await unknown.closed()]).toEqual([1009, 1009]);
  await other.event('job.changed', await tell(master));
});

test('who was refused, or has not said who it is, hears nothing', async () => {
  const master = await makeMaster(app);
  const [silent, refused] = [await openRaw(), await openRaw()];
  refused.greet({ token: 'unknown' });
  await refused.hears('44{');
  const other = await openSocket(app, master.token);
  await other.event('job.changed', await tell(master));
  for (const { frames } of [silent, refused]) expect(frames.filter((frame) => frame.startsWith('42'))).toEqual([]);
});

test('a stranger comes into no room by asking for it, nor by a cursor of its company', async () => {
  const [master, stranger] = [await makeMaster(app), await makeMaster(app)];
  const { readyAt, event } = await openSocket(app, master.token);
  await event('job.changed', await tell(master));
  const asking = await openRaw();
  const [room, company] = [`company:${master.companyUuid}`, master.companyUuid];
  asking.greet({
    token: stranger.token,
    since: readyAt,
    room,
    rooms: [room],
    companyUuid: company,
    company_uuid: company,
  });
  await asking.hears('42["ready"');
  await event('job.changed', await tell(master));
  const own = await tell(stranger);
  await asking.hears('42["events"');
  const heard = asking.frames.filter((frame) => frame.startsWith('42["events"'));
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain(own);
  asking.socket.send(`42${JSON.stringify(['join', room])}`);
  await asking.closed();
  const named = io(`${app.url}/${room}`, {
    ...{ path: REALTIME_PATH, transports: ['websocket'], reconnection: false, forceNew: true },
    auth: { token: stranger.token },
  });
  onTestFinished(() => void named.disconnect());
  expect(await new Promise<Error>((resolve) => named.once('connect_error', resolve))).toMatchObject({
    message: 'Invalid namespace',
  });
});
