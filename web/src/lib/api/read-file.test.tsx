import { upload } from '@qinghe/contract/files/endpoints.ts';
import { expect, test, vi } from 'vitest';
import { call } from './call.ts';

test('a file that was changed or moved is said to be, before anything is sent', async () => {
  const file = new File(['png'], 'logo.png', { type: 'image/png' });
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  const send = vi.spyOn(globalThis, 'fetch');
  await expect(call(upload, { key: 'key' }, { file })).rejects.toMatchObject({
    reason: '文件刚被修改或移动，请重新选择',
  });
  expect(send).not.toHaveBeenCalled();
});
