import * as contract from '@qinghe/contract/settings/reject-templates.ts';
import { v7 as uuidv7 } from 'uuid';
import { read } from '../../http/read.ts';
import { write } from '../../http/write.ts';
import { byYou, requireCurrent, requireFound, requireRoom } from '../../refusals.ts';
import { requirePublishableTexts } from '../jobs/index.ts';
import { lockMember } from './queries.ts';
import {
  deleteRejectTemplateRow,
  insertRejectTemplate,
  lockRejectTemplate,
  readRejectTemplates,
  updateRejectTemplate,
} from './reject-template-queries.ts';

export const listRejectTemplates = read(contract.listRejectTemplates, async ({ db, member }) => ({
  items: await readRejectTemplates(db, member),
}));

/** @throws AppError 40902 when the account has as many templates as it may have, 42202 for words that may not be published */
export const createRejectTemplate = write(
  contract.createRejectTemplate,
  { audit: 'reject_template.created' },
  async ({ db, member, now, locale }, text) => {
    await requirePublishableTexts(db, text, locale);
    await requireRoom({
      lock: () => lockMember(db, member),
      count: async () => (await readRejectTemplates(db, member)).length,
      most: contract.MAX_REJECT_TEMPLATES,
      reason: 'room.templates',
    });
    return insertRejectTemplate(db, member, { uuid: uuidv7(), created_at: now, ...text });
  },
);

/**
 * @throws AppError 40401 gone or another's, 40901 with the current text when it was changed since, 42202 for words that
 * may not be published
 */
export const changeRejectTemplate = write(
  contract.changeRejectTemplate,
  { audit: 'reject_template.changed' },
  async ({ db, member, locale }, { uuid, version, ...text }) => {
    await requirePublishableTexts(db, text, locale);
    await requireCurrent(await lockRejectTemplate(db, member, uuid), version, byYou);
    return updateRejectTemplate(db, member, uuid, text);
  },
);

/** @throws AppError 40401 gone or another's */
export const deleteRejectTemplate = write(
  contract.deleteRejectTemplate,
  { audit: 'reject_template.deleted' },
  async ({ db, member }, { uuid }) => {
    requireFound(await deleteRejectTemplateRow(db, member, uuid));
    return {};
  },
);
