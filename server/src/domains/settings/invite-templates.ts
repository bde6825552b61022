import * as contract from '@qinghe/contract/settings/invite-templates.ts';
import { v7 as uuidv7 } from 'uuid';
import { read } from '../../http/read.ts';
import { write } from '../../http/write.ts';
import { byYou, requireCurrent, requireFound, requireRoom } from '../../refusals.ts';
import { requirePublishableTexts } from '../jobs/index.ts';
import {
  deleteInviteTemplateRow,
  insertInviteTemplate,
  lockInviteTemplate,
  readInviteTemplates,
  updateInviteTemplate,
} from './invite-template-queries.ts';
import { lockMember } from './queries.ts';

export const listInviteTemplates = read(contract.listInviteTemplates, async ({ db, member }) => ({
  items: await readInviteTemplates(db, member),
}));

/** @throws AppError 40902 when the account has as many templates as it may have, 42202 for words that may not be published */
export const createInviteTemplate = write(
  contract.createInviteTemplate,
  { audit: 'invite_template.created' },
  async ({ db, member, now, locale }, text) => {
    await requirePublishableTexts(db, text, locale);
    await requireRoom({
      lock: () => lockMember(db, member),
      count: async () => (await readInviteTemplates(db, member)).length,
      most: contract.MAX_INVITE_TEMPLATES,
      reason: 'room.templates',
    });
    return insertInviteTemplate(db, member, { uuid: uuidv7(), created_at: now, ...text });
  },
);

/**
 * @throws AppError 40401 gone or another's, 40901 with the current text when it was changed since, 42202 for words that
 * may not be published
 */
export const changeInviteTemplate = write(
  contract.changeInviteTemplate,
  { audit: 'invite_template.changed' },
  async ({ db, member, locale }, { uuid, version, ...text }) => {
    await requirePublishableTexts(db, text, locale);
    await requireCurrent(await lockInviteTemplate(db, member, uuid), version, byYou);
    return updateInviteTemplate(db, member, uuid, text);
  },
);

/** @throws AppError 40401 gone or another's */
export const deleteInviteTemplate = write(
  contract.deleteInviteTemplate,
  { audit: 'invite_template.deleted' },
  async ({ db, member }, { uuid }) => {
    requireFound(await deleteInviteTemplateRow(db, member, uuid));
    return {};
  },
);
