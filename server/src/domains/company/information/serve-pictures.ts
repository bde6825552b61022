import { isUuid } from '@qinghe/contract/formats.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../app-error.ts';
import { FILE_POLICY } from '../../../http/files.ts';
import type { Services } from '../../../services.ts';
import { findPicture } from '../../files/index.ts';

/** `/companies/{uuid}/pictures/{uuid}`, of the type that the content has. A picture never changes under its name. */
export function serveCompanyPictures(app: FastifyInstance, { db, storage }: Services): void {
  app.get<{ Params: { company: string; file: string } }>(
    '/companies/:company/pictures/:file',
    async (request, reply) => {
      const { company, file } = request.params;
      const picture = isUuid(company) && isUuid(file) ? await findPicture(db, company, file) : undefined;
      if (!picture) throw new AppError(40401);
      return reply
        .headers({
          'content-type': picture.type,
          'content-security-policy': FILE_POLICY,
          'cache-control': 'public, max-age=86400, immutable',
        })
        .send(await storage.get(picture.storage_key));
    },
  );
}
