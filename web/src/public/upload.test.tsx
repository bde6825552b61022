import { afterEach, expect, test, vi } from 'vitest';
import { solveCaptcha } from '../lib/captcha/captcha.ts';
import { uploadFile } from './upload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const begun = { code: 100, msg: '', data: { upload_token: 'one', offset: 0, chunk_bytes: 4 } };

async function upload(file: File, responses: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (path: string) => {
    const [, body] = Object.entries(responses).find(([end]) => path.endsWith(end)) ?? [];
    return Response.json(body ?? { code: 100, msg: '', data: { challenge: {}, captcha_proof: 'proven' } });
  });
  const waited: (string | undefined)[] = [];
  const current = new AbortController();
  const result = await uploadFile(file, {
    job: 'job',
    signal: current.signal,
    onStart: () => {},
    onProgress: () => {},
    onWaiting: (why) => {
      waited.push(why);
      current.abort();
    },
  });
  return { result, waited };
}

test('a file that was changed or moved is to be chosen again, and is no network that waits', async () => {
  const file = new File(['%PDF-1.4'], 'cv.pdf');
  vi.spyOn(file, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  } as unknown as Blob);
  expect(await upload(file, { uploads: begun })).toEqual({
    result: { refusal: '文件刚被修改或移动，请重新选择。' },
    waited: [],
  });
});

test('a network that sent too much waits, and says until when', async () => {
  const { waited } = await upload(new File(['%PDF'], 'cv.pdf'), {
    uploads: { code: 429, msg: '', data: { retry_after: 1200 } },
  });
  expect(waited).toEqual([expect.stringMatching(/约 20 分钟后再试/)]);
});

test('a browser that solves no captcha is told so', async () => {
  vi.mocked(solveCaptcha).mockRejectedValueOnce(new Error('The captcha worker failed'));
  const { result } = await upload(new File(['%PDF'], 'cv.pdf'), {});
  expect(result).toEqual({ refusal: expect.stringMatching(/没能完成人机验证/) });
});
