import type { ChatMessage } from '@qinghe/contract/chat/chat.ts';
import { presentFile } from '../../conversation.ts';
import type { Trx } from '../../db/database.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { wordSignal } from '../../realtime/signal.ts';
import type { FullApplication } from '../resumes/index.ts';
import type { MessageRow } from './chat-queries.ts';

/** A word as members see it. */
export const present = ({ uuid, seq, side, body: text, by, sent_at, ...row }: MessageRow): ChatMessage => ({
  ...{ uuid, seq, side, text, by, sent_at, file: presentFile(row) },
});

type Of = Pick<FullApplication, 'uuid' | 'job_uuid' | 'kind' | 'job_owner_uuid' | 'job_shares'>;

/** Whoever sees the application hears that its conversation is another one, once the transaction has committed. */
export const publishChanged = (
  trx: Trx,
  companyUuid: string,
  { uuid, job_uuid, kind, job_owner_uuid }: Of,
  signal?: string,
): Promise<void> =>
  publishEvent(trx, { companyUuid, owners: [job_owner_uuid] }, { type: 'chat.changed', uuid, job_uuid, kind }, signal);

/** The same of a new word; open pages show it before they have asked. */
export async function publishWord(trx: Trx, companyUuid: string, application: Of, row: MessageRow): Promise<void> {
  const { uuid, job_owner_uuid, job_shares } = application;
  const accounts = [job_owner_uuid, ...job_shares.map(({ account_uuid }) => account_uuid)];
  const signal = wordSignal({ companyUuid, accounts }, { application_uuid: uuid, message: present(row) });
  await publishChanged(trx, companyUuid, application, signal);
}
