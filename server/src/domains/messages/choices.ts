import { type MailTime, type MessageTopic, mailDefaults, messageTopics } from '@qinghe/contract/messages/kinds.ts';
import * as contract from '@qinghe/contract/messages/messages.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { readForAccount } from '../../http/read.ts';
import { writeForAccount } from '../../http/write.ts';
import { isAccount, readChoices, saveChoice } from './message-queries.ts';

export async function choicesOf(reader: Reader, accountUuid: string): Promise<Record<MessageTopic, MailTime>> {
  const chosen = await readChoices(reader, accountUuid);
  return { ...mailDefaults, ...Object.fromEntries(chosen.map(({ topic, mail }) => [topic, mail])) };
}

/** No mails about a topic any more; nothing for an account that is gone. */
export async function stopMails(trx: Trx, accountUuid: string, topic: MessageTopic): Promise<void> {
  if (await isAccount(trx, accountUuid)) await saveChoice(trx, accountUuid, topic, 'off');
}

export const getMessageChoices = readForAccount(contract.getMessageChoices, ({ db, account }) =>
  choicesOf(db, account.accountUuid),
);

export const saveMessageChoices = writeForAccount(
  contract.saveMessageChoices,
  { audit: { none: 'what somebody reads is no concern of the company' } },
  async ({ db, account }, { choices }) => {
    for (const topic of messageTopics) {
      const mail = choices[topic];
      if (mail !== undefined) await saveChoice(db, account.accountUuid, topic, mail);
    }
    return choicesOf(db, account.accountUuid);
  },
);
