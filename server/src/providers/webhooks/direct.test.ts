import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { playService, type SeenRequest, type StandIn } from '../../../test/stand-ins/http-stand-in.ts';
import { byDns, directWebhooks } from './direct.ts';
import { isPublicAddress } from './public-address.ts';

const lookup = vi.fn<(host: string) => Promise<{ address: string; family: number }[]>>();

const strict = directWebhooks({ toLocal: false, timeout: 300, lookUp: lookup });
const local = directWebhooks({ toLocal: true, timeout: 300, lookUp: lookup });
/** For what has to succeed on a busy machine too. */
const patient = directWebhooks({ toLocal: true, timeout: 10_000, lookUp: lookup });
const playing: StandIn[] = [];
afterEach(async () => {
  for (const service of playing.splice(0)) await service.close();
  lookup.mockReset();
});

test.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2400:3200::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.0.0.8',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.170',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'fd00:ec2::254',
  '64:ff9b:1::a00:1',
  '::ffff:0:127.0.0.1',
  '168.63.129.16',
  '192.0.0.192',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'http://example.com/',
  'ftp://example.com/',
  'https://user:secret@example.com/',
  'https://example.com:22/',
  'https://example.com:25/',
  'https://example.com:0/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'nonsense',
])('nothing goes to %s', async (url) => {
  lookup.mockResolvedValue([{ address: '93.184.215.14', family: 4 }]);
  await expect(strict.post(url, {}, '{}')).rejects.toMatchObject({ failure: 'address' });
});

test('a name of which one address is private is refused whole, one that is unknown says so', async () => {
  lookup.mockResolvedValueOnce([
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.5', family: 4 },
  ]);
  await expect(strict.check('https://half.example/')).rejects.toMatchObject({ failure: 'address' });
  lookup.mockRejectedValueOnce(new Error('ENOTFOUND'));
  await expect(strict.check('https://none.example/')).rejects.toMatchObject({ failure: 'unknown_host' });
  lookup.mockResolvedValueOnce([{ address: '93.184.215.14', family: 4 }]);
  await expect(strict.check('https://good.example/')).resolves.toBeUndefined();
});

test('a name is looked up once, and the connection goes to what was checked', async () => {
  const seen: SeenRequest[] = [];
  const service = await playService((request) => {
    seen.push(request);
    return { status: 204 };
  });
  playing.push(service);
  lookup.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }]);
  const url = new URL(service.url);
  url.hostname = 'rebinding.example';
  expect(await patient.post(`${url}hook?a=1`, { 'x-own': 'yes' }, '{"a":"中"}')).toBe(204);
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(seen[0]).toMatchObject({ method: 'POST', target: '/hook?a=1' });
  expect(seen[0]?.headers).toMatchObject({ host: `rebinding.example:${url.port}`, 'x-own': 'yes' });
  expect(seen[0]?.body.toString()).toBe('{"a":"中"}');
});

test('a redirect is not followed', async () => {
  const targets: string[] = [];
  const service = await playService(({ target }) => {
    targets.push(target);
    return { status: 302, headers: { location: '/inner' } };
  });
  playing.push(service);
  expect(await patient.post(`${service.url}/hook`, {}, '{}')).toBe(302);
  expect(targets).toEqual(['/hook']);
});

test('who does not answer is given up, and so is who is not there', async () => {
  const service = await playService(() => undefined);
  playing.push(service);
  await expect(local.post(service.url, {}, '{}')).rejects.toMatchObject({ failure: 'timeout' });
  await playing.pop()?.close();
  await expect(local.post(service.url, {}, '{}')).rejects.toMatchObject({ failure: 'unreachable' });
});

test.each([
  '127.0.0.1',
  '10.0.0.8',
  '169.254.169.254',
  '100.100.100.200',
  '::1',
  'fe80::1',
  'fd00:ec2::254',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('a name that leads to %s is neither taken nor called', async (address) => {
  lookup.mockResolvedValue([{ address, family: address.includes(':') ? 6 : 4 }]);
  for (const url of ['https://inner.example/hook', 'https://inner.example./hook', 'https://localhost/hook']) {
    await expect(strict.check(url)).rejects.toMatchObject({ failure: 'address' });
    await expect(strict.post(url, {}, '{}')).rejects.toMatchObject({ failure: 'address' });
  }
});

test('a name that was public when it was taken and leads inside later is not called', async () => {
  lookup.mockResolvedValueOnce([{ address: '93.184.215.14', family: 4 }]);
  await expect(strict.check('https://rebinding.example/')).resolves.toBeUndefined();
  lookup.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }]);
  await expect(strict.post('https://rebinding.example/', {}, '{}')).rejects.toMatchObject({ failure: 'address' });
  expect(lookup).toHaveBeenCalledTimes(2);
});

test('a name that nobody answers for is given up as an address is', async () => {
  lookup.mockReturnValue(new Promise(() => undefined));
  await expect(strict.post('https://slow.example/', {}, '{}')).rejects.toMatchObject({ failure: 'timeout' });
  await expect(strict.check('https://slow.example/')).rejects.toMatchObject({ failure: 'timeout' });
});

test('names are asked of the internet, and waiting for one holds up no file', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  try {
    const lookUp = byDns([`127.0.0.1:${silent.address().port}`]);
    const sender = directWebhooks({ toLocal: false, timeout: 500, lookUp });
    const waiting = Array.from({ length: 8 }, (_, index) =>
      sender.post(`https://slow-${index}.example/`, {}, '{}').catch(({ failure }: { failure: string }) => failure),
    );
    await once(silent, 'message');
    const read = readFile(import.meta.filename).then(() => 'read');
    expect(await Promise.race([read, ...waiting])).toBe('read');
    expect(await Promise.all(waiting)).toEqual(Array(8).fill('timeout'));
    // A name of this machine's own list is none of the internet's.
    silent.on('message', (query, from) => silent.send(answer(query, [127, 0, 0, 1]), from.port, from.address));
    await expect(sender.post('https://inner.example/', {}, '{}')).rejects.toMatchObject({ failure: 'address' });
  } finally {
    silent.close();
  }
});

/** What a name server says of a name: one address for whoever asks for IPv4 ones, none for others. */
function answer(query: Buffer, address: readonly number[]): Buffer {
  // Behind the head of twelve bytes and the name stand the type and the class.
  const end = query.indexOf(0, 12) + 5;
  const isIPv4 = query.readUInt16BE(end - 4) === 1;
  const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isIPv4 ? 1 : 0, 0, 0, 0, 0]);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address]);
  return Buffer.concat([head, query.subarray(12, end), ...(isIPv4 ? [record] : [])]);
}

/** A receiver of bytes, which does with each connection as it likes. */
async function playReceiver(handle: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.resume();
    handle(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  playing.push({
    url: '',
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, sockets };
}

const OK = 'HTTP/1.1 200 OK\r\n';
const BIG = 'x'.repeat(1_000_000);
const CHUNKED = `${OK}transfer-encoding: chunked\r\n\r\n`;
const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n';
const saying = (first: string, piece: string, everyMs: number) => (socket: Socket) => {
  if (first) socket.write(first);
  const timer = setInterval(() => socket.write(piece), everyMs);
  socket.on('close', () => clearInterval(timer));
};
test.each<[string, (socket: Socket) => void, number | string]>([
  ['says that it has a huge body', saying(`${OK}content-length: 9000000000\r\n\r\n`, BIG, 1), 200],
  ['sends a body without an end', saying(`${OK}\r\n`, BIG, 1), 200],
  ['sends chunks slowly', saying(CHUNKED, '1\r\nx\r\n', 20), 200],
  ['sends what is no status', saying('', ' ', 20), 'unreachable'],
  ['sends headers slowly and without an end', saying(OK, 'a: b\r\n', 20), 'timeout'],
  ['sends headers above any limit', saying(OK, `a: ${'b'.repeat(9000)}\r\n`, 1), 'unreachable'],
  ['asks for patience again and again', saying('', 'HTTP/1.1 102 Processing\r\n\r\n', 20), 'timeout'],
  ['takes another protocol', (socket) => socket.write(UPGRADE), 'unreachable'],
  ['closes in the middle', (socket) => socket.end('HTTP/1.1 20'), 'unreachable'],
  ['closes at once', (socket) => socket.destroy(), 'unreachable'],
  ['says nothing', () => undefined, 'timeout'],
])('who %s holds up nobody and keeps no connection', async (_what, handle, outcome) => {
  const { url, sockets } = await playReceiver(handle);
  const came = await Promise.race([
    local.post(url, {}, '{}').catch(({ failure }: { failure: string }) => failure),
    pause(20_000, 'nothing', { ref: false }),
  ]);
  expect(came).toBe(outcome);
  await vi.waitFor(() => expect(sockets.size).toBe(0));
});
