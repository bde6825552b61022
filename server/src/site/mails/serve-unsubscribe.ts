import { messageTopics } from '@qinghe/contract/messages/kinds.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withTransaction } from '../../db/database.ts';
import { stopDigest } from '../../domains/account/index.ts';
import { stopMails } from '../../domains/messages/index.ts';
import { accountOfToken, UNSUBSCRIBE_PATH } from '../../http/unsubscribe-token.ts';
import type { Services } from '../../services.ts';

interface Named {
  Params: { what: string; token: string };
}

const FORM_BYTES = 1024;

/**
 * `/mails/unsubscribe/{what}/{token}`: a mail program's POST ends these mails without a login (RFC 8058); a GET changes nothing, since
 * scanners open links, and leads to where it is chosen.
 */
export async function serveUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  // What is sent says only that it is one click.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, _body, done) =>
    done(null, null),
  );
  const path = `${UNSUBSCRIBE_PATH}/:what/:token`;
  const accountOf = ({ params: { token } }: FastifyRequest<Named>) => accountOfToken(token, services.signingSecret);
  app.get<Named>(path, (request, reply) =>
    reply
      .header('referrer-policy', 'no-referrer')
      .redirect(
        request.params.what === 'digest' ? `/outintern/unsubscribe#${request.params.token}` : '/message?choices=1',
        303,
      ),
  );
  app.post<Named>(path, async (request, reply) => {
    const account = accountOf(request);
    const { what } = request.params;
    const topic = messageTopics.find((one) => one === what);
    if (account === undefined || (what !== 'digest' && topic === undefined)) return reply.code(404).send();
    await withTransaction(services.db, (trx) => (topic ? stopMails(trx, account, topic) : stopDigest(trx, account)));
    return reply.code(204).send();
  });
}
