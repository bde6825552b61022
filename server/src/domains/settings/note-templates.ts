import * as contract from '@qinghe/contract/settings/note-templates.ts';
import { v7 as uuidv7 } from 'uuid';
import { read } from '../../http/read.ts';
import { write } from '../../http/write.ts';
import { byYou, requireCurrent, requireFound, requireRoom } from '../../refusals.ts';
import {
  deleteNoteTemplateRow,
  insertNoteTemplate,
  lockNoteTemplate,
  readNoteTemplates,
  updateNoteTemplate,
} from './note-template-queries.ts';
import { lockMember } from './queries.ts';

export const listNoteTemplates = read(contract.listNoteTemplates, async ({ db, member }) => ({
  items: await readNoteTemplates(db, member),
}));

/** @throws AppError 40902 when the account has as many templates as it may have */
export const createNoteTemplate = write(
  contract.createNoteTemplate,
  { audit: 'note_template.created' },
  async ({ db, member, now }, text) => {
    await requireRoom({
      lock: () => lockMember(db, member),
      count: async () => (await readNoteTemplates(db, member)).length,
      most: contract.MAX_NOTE_TEMPLATES,
      reason: 'room.templates',
    });
    return insertNoteTemplate(db, member, { uuid: uuidv7(), created_at: now, ...text });
  },
);

/** @throws AppError 40401 gone or another's, 40901 with the current text when it was changed since */
export const changeNoteTemplate = write(
  contract.changeNoteTemplate,
  { audit: 'note_template.changed' },
  async ({ db, member }, { uuid, version, ...text }) => {
    await requireCurrent(await lockNoteTemplate(db, member, uuid), version, byYou);
    return updateNoteTemplate(db, member, uuid, text);
  },
);

/** @throws AppError 40401 gone or another's */
export const deleteNoteTemplate = write(
  contract.deleteNoteTemplate,
  { audit: 'note_template.deleted' },
  async ({ db, member }, { uuid }) => {
    requireFound(await deleteNoteTemplateRow(db, member, uuid));
    return {};
  },
);
