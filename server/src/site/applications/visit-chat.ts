import { MAX_ATTACHMENT_BYTES } from '@qinghe/contract/attachment-limits.ts';
import { formats } from '@qinghe/contract/formats.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { findOwnFile, markReadByCandidate, readOwnChat, sendOwnWord, type WordSent } from '../../domains/chat/index.ts';
import type { UploadedFile } from '../../http/context.ts';
import { localeOf } from '../../http/errors.ts';
import { NO_NAME } from '../../http/file-name.ts';
import { downloadHeaders } from '../../http/files.ts';
import { readMultipart } from '../../http/multipart.ts';
import { sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { LATEST_ID, renderChat } from './chat-page.ts';
import { sentBy } from './visit-own-data.ts';
import { addressOf, forVisitor, type TokenRequest, type Visitor } from './visit-status.ts';

type FileRequest = FastifyRequest<{ Params: { token: string; file: string } }>;

/** Opening it is reading it: how far is what is shown. */
export const showChat = (services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, async (visitor) =>
    Object.hasOwn(request.query as object, 'latest')
      ? toLatest(request, reply)
      : chatPage(services, request, reply, { visitor }),
  );

const toLatest = (request: TokenRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`${addressOf(request, 'chat')}#${LATEST_ID}`, 303);

/** A word, once: the form names it, so that a second press or another tab sends nothing anew. */
export const writeChat = (services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, async (visitor) => {
    const { values, file } = await formOf(request);
    const result = await sendOwnWord(services, {
      ...{ companyUuid: visitor.companyUuid, applicationUuid: visitor.applicationUuid },
      ...{ values, file, requestId: request.id, locale: localeOf(request) },
    });
    if (result.outcome === 'sent') return toLatest(request, reply);
    return chatPage(services, request, reply, {
      visitor,
      sent: { result, text: values['text'] ?? '', hadFile: file !== null },
    });
  });

/** A file and words, or words alone. */
async function formOf(request: TokenRequest): Promise<{ values: Record<string, string>; file: UploadedFile | null }> {
  if (!request.isMultipart()) return { values: sentBy(request), file: null };
  let values: Record<string, string> = {};
  const take = async (fields: Record<string, string>) => {
    values = fields;
  };
  const file = await readMultipart(request, { maxBytes: MAX_ATTACHMENT_BYTES, take });
  // Browsers send a part without name and bytes where no file was chosen.
  return { values, file: file && file.bytes.length === 0 && file.name === NO_NAME ? null : file };
}

/** A file of the conversation, as bytes that nothing runs: the browser that is known is looked at with each of them. */
export const showChatFile = (services: Services, request: FileRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, async ({ companyUuid, applicationUuid }) => {
    const { file: uuid } = request.params;
    const of = { companyUuid, applicationUuid };
    const file = formats.uuid.safeParse(uuid).success ? await findOwnFile(services.db, of, uuid) : undefined;
    if (!file) throw new AppError(40401);
    const { size, stream } = await services.storage.getStream(file.storage_key);
    return reply.headers(downloadHeaders({ ...file, size })).send(stream);
  });

interface Shown {
  visitor: Visitor;
  sent?: { result: WordSent; text: string; hadFile: boolean };
}

async function chatPage(
  services: Services,
  request: TokenRequest,
  reply: FastifyReply,
  { visitor: { companyUuid, applicationUuid }, sent }: Shown,
): Promise<FastifyReply> {
  const of = { companyUuid, applicationUuid };
  const { before } = request.query as { before?: unknown };
  const place = typeof before === 'string' && /^\d{1,9}$/.test(before) ? Number(before) : undefined;
  const chat = await readOwnChat(services, of, place);
  if (!chat) return reply.redirect(addressOf(request), 303);
  const last = chat.words.findLast(({ side }) => side === 'company');
  // What a browser fetches ahead of its person is not read yet.
  const isAhead = `${request.headers['sec-purpose'] ?? ''}`.includes('prefetch');
  if (last && !isAhead) await markReadByCandidate(services, of, last.seq);
  const page = renderChat({
    ...{ chat, locale: localeOf(request), token: request.params.token, uuid: uuidv7() },
    ...(sent && { sent }),
  });
  return sendPage(reply, 200, page);
}
