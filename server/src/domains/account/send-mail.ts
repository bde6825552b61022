import { formats } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say, type Values } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Write } from '../../http/write.ts';
import { defineTask } from '../../tasks/task.ts';
import { claimMail, deleteMail, endMailClaim, insertMail } from './mail-queries.ts';

/** Seconds for which a claim lasts: as long as the queue lets a run go on. */
const LEASE_SECONDS = 60;

/** Sends a mail to an account: claimed, handed over outside of any transaction under its own key, then deleted. */
export const sendMail = defineTask({
  name: 'account.send-mail',
  payload: z.object({ mail_uuid: formats.uuid }),
  timeoutSeconds: LEASE_SECONDS,
  async run({ db, email, clock }, { mail_uuid: uuid }, { last }) {
    const now = clock();
    const mail = await claimMail(db, uuid, { now, leaseUntil: new Date(now.getTime() + LEASE_SECONDS * 1000) });
    if (!mail) return;
    const { address: to, subject, body: text, attempts } = mail;
    await email.send({ to, subject, text }, { key: uuid, again: attempts > 1 }).catch(async (error: unknown) => {
      await (last ? deleteMail(db, uuid) : endMailClaim(db, uuid));
      throw error;
    });
    await deleteMail(db, uuid);
  },
});

type Notice = 'phoneMoved' | 'phoneChanged' | 'emailChanged' | 'accountClosed';

/** Tells an address what was done to its account, once the transaction has committed; without an address nobody is told. */
export async function tellByMail(
  { db, services, locale, now }: Pick<Write, 'db' | 'services' | 'locale' | 'now'>,
  address: string | null,
  notice: Notice,
  values: Values,
): Promise<void> {
  if (address === null) return;
  const uuid = uuidv7();
  const subject = say(mails, `${notice}Subject`, locale);
  await insertMail(db, { uuid, address, subject, body: say(mails, notice, locale, values), created_at: now });
  await services.tasks.enqueue(db, sendMail, { mail_uuid: uuid });
}
