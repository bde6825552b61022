import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AliyunFaceStandIn, playAliyunFace } from '../../../test/stand-ins/aliyun-face.ts';
import { aliyunFace } from './aliyun.ts';
import { embeddedFace } from './embedded.ts';

const access = { accessKeyId: 'LTAI-qinghe', accessKeySecret: 'face secret/+' };
const KEY = '0189f0d5-3f4a-7c1e-9a55-2f1c5f7f0a11';
const face = {
  name: '林晓·阿依古丽',
  number: '11010519491231002X',
  picture: { bytes: Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]), type: 'image/jpeg' },
};
let service: AliyunFaceStandIn;

beforeAll(async () => {
  service = await playAliyunFace(access);
});
afterEach(() => {
  Object.assign(service, { next: undefined, passes: true });
  service.seen.length = 0;
});
afterAll(() => service.close());

const aliyun = (change: object = {}) =>
  aliyunFace({ endpoint: service.url, ...access, sceneId: '1000004242', ...change });

test('name, number and face are compared, and stand in no address', async () => {
  expect(await aliyun().compare(face, KEY)).toBe('same');
  expect(service.seen).toEqual([
    {
      SceneId: '1000004242',
      OuterOrderNo: KEY.replaceAll('-', ''),
      ProductCode: 'ID_MIN',
      Model: 'FRONT_CAMERA_LIVENESS',
      CertType: 'IDENTITY_CARD',
      CertName: face.name,
      CertNo: face.number,
      FaceContrastPicture: Buffer.from(face.picture.bytes).toString('base64'),
    },
  ]);
  expect(service.queries.join('')).toBe('');
});

test('another face is said to be another one', async () => {
  service.passes = false;
  expect(await aliyun().compare(face, KEY)).toBe('unlike');
});

test('what no other try would change is left to a person', async () => {
  service.next = { code: '401' };
  expect(await aliyun().compare(face, KEY)).toBe('operator');
  const large = { ...face, picture: { bytes: Buffer.alloc(1024 * 1024), type: 'image/jpeg' } };
  service.next = undefined;
  expect(await aliyun().compare(large, KEY)).toBe('operator');
  expect(service.seen).toEqual([]);
});

test('a limit, a wrong secret, nonsense and silence may be tried again, and name nobody', async () => {
  service.next = { code: 'Throttling.User' };
  await expect(aliyun().compare(face, KEY)).rejects.toThrow('Throttling.User');
  service.next = undefined;
  await expect(aliyun({ accessKeySecret: 'wrong' }).compare(face, KEY)).rejects.toThrow('SignatureDoesNotMatch');
  service.next = { text: '<html>', status: 502 };
  await expect(aliyun().compare(face, KEY)).rejects.toThrow();
  service.next = 'silence';
  const error = await aliyun({ timeout: 50 })
    .compare(face, KEY)
    .catch((failure: unknown) => failure);
  expect(String(error)).not.toContain(face.number);
});

test('without a service a person compares', async () => {
  expect(await embeddedFace().compare(face, KEY)).toBe('operator');
});
