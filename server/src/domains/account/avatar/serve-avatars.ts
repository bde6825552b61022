import { avatarUrl } from '@qinghe/contract/account/avatar.ts';
import { isUuid } from '@qinghe/contract/formats.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../app-error.ts';
import { FILE_POLICY } from '../../../http/files.ts';
import type { Services } from '../../../services.ts';
import { findAccount } from '../account-queries.ts';
import { keyOfAvatar } from './erase-avatar.ts';

/** `/people/{uuid}/{picture}`, to whoever knows the address, as long as the account shows it. */
export function serveAvatars(app: FastifyInstance, { db, storage }: Services): void {
  app.get<{ Params: { account: string; picture: string } }>('/people/:account/:picture', async (request, reply) => {
    const { account, picture } = request.params;
    const url = avatarUrl(account, picture);
    const shown = isUuid(account) ? (await findAccount(db, account))?.head_url : undefined;
    if (shown !== url) throw new AppError(40401);
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-security-policy': FILE_POLICY,
        'cache-control': 'private, max-age=86400, immutable',
      })
      .send(await storage.get(keyOfAvatar(url)));
  });
}
