import { afterEach, expect, test, vi } from 'vitest';
import { playService, type SeenRequest, type StandIn } from '../../../test/stand-ins/http-stand-in.ts';
import { directWebhooks } from './direct.ts';
import { isPublicAddress } from './public-address.ts';

const lookup = vi.fn<(host: string) => Promise<{ address: string; family: number }[]>>();

const strict = directWebhooks({ toLocal: false, timeout: 300, lookUp: lookup });
const local = directWebhooks({ toLocal: true, timeout: 300, lookUp: lookup });
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
  expect(await local.post(`${url}hook?a=1`, { 'x-own': 'yes' }, '{"a":"中"}')).toBe(204);
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
  expect(await local.post(`${service.url}/hook`, {}, '{}')).toBe(302);
  expect(targets).toEqual(['/hook']);
});

test('who does not answer is given up, and so is who is not there', async () => {
  const service = await playService(() => undefined);
  playing.push(service);
  await expect(local.post(service.url, {}, '{}')).rejects.toMatchObject({ failure: 'timeout' });
  await playing.pop()?.close();
  await expect(local.post(service.url, {}, '{}')).rejects.toMatchObject({ failure: 'unreachable' });
});
