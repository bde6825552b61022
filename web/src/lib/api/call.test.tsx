import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { expect, test } from 'vitest';
import { current } from '../../../test/current-server.ts';
import { TOKEN_KEY } from '../storage/storage-keys.ts';
import { call } from './call.ts';

test('who is logged out asks the server for nothing that it would refuse', async () => {
  localStorage.removeItem(TOKEN_KEY);
  await expect(call(businessOverview, {})).rejects.toMatchObject({ code: 401 });
  expect(current.server.requests(businessOverview)).toEqual([]);
});
