import * as contract from '@qinghe/contract/feedback/feedback.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { requireQuota } from '../../db/quota.ts';
import { readForAccount } from '../../http/read.ts';
import { writeForAccount } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { countUnread, findFeedback, insertFeedback, readOwnFeedback, saveReadAnswers } from './feedback-queries.ts';
import { tiePictures } from './picture-queries.ts';
import { presentFeedback } from './present.ts';
import { FEEDBACK } from './quotas.ts';

/** Hours for which a picture waits for its feedback; an hour later it is erased. */
export const PICTURE_HOURS = 24;

const audit = { none: 'It is between a person and the platform, and no business of the company' };

/** @throws AppError 400 for a picture that is not there any more, 429 after twenty a day */
export const sendFeedback = writeForAccount(
  contract.sendFeedback,
  { audit },
  async ({ db, services, account, now, locale }, { text, pictures, ...more }) => {
    const { accountUuid, companyUuid } = account;
    await requireQuota(db, FEEDBACK, accountUuid, { now });
    const uuid = uuidv7();
    await insertFeedback(db, {
      ...{ uuid, account_uuid: accountUuid, company_uuid: companyUuid },
      ...{ ...more, body: text, locale, created_at: now },
    });
    const since = new Date(now.getTime() - PICTURE_HOURS * 3_600_000);
    const tied = await tiePictures(db, { feedbackUuid: uuid, accountUuid, since }, pictures);
    if (tied < pictures.length) throw new AppError(400, { field: 'pictures', reason: 'feedback.picture' });
    return presentFeedback(services, requireFound(await findFeedback(db, uuid)));
  },
);

export const listFeedback = readForAccount(contract.listFeedback, async ({ db, services, account }, page) => {
  const { items, next_cursor } = await readOwnFeedback(db, account.accountUuid, page);
  return { items: await Promise.all(items.map((row) => presentFeedback(services, row))), next_cursor };
});

export const countUnreadAnswers = readForAccount(contract.countUnreadAnswers, async ({ db, account }) => ({
  count: await countUnread(db, account.accountUuid),
}));

/** @throws AppError 40401 where it is not the account's own */
export const readAnswers = writeForAccount(
  contract.readAnswers,
  { audit: { none: 'Reading changes nothing for anybody else' } },
  async ({ db, account }, read) => {
    if (!(await saveReadAnswers(db, account.accountUuid, read))) throw new AppError(40401);
    return {};
  },
);
