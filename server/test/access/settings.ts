import { createCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { createInviteTemplate } from '@qinghe/contract/settings/invite-templates.ts';
import { createNoteTemplate } from '@qinghe/contract/settings/note-templates.ts';
import { createRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { holds, nothing, plain, type Row } from './row.ts';

const onTemplate =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await app.ok(createRejectTemplate, { title: '甲', content: '乙' }, { token: master.token });
    return { input: { uuid, version: 1, ...more } };
  };
const onInviteTemplate =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await app.ok(createInviteTemplate, { title: '甲', content: '乙' }, { token: master.token });
    return { input: { uuid, version: 1, ...more } };
  };
const onNoteTemplate =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await app.ok(createNoteTemplate, { title: '甲', content: '乙' }, { token: master.token });
    return { input: { uuid, version: 1, ...more } };
  };
const onCommonWord =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await app.ok(createCommonWord, { content: '你好' }, { token: master.token });
    return { input: { uuid, version: 1, ...more } };
  };

export const settingsRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/account/reject_content': { sample: nothing },
  'POST /api/v1/account/reject_content': { sample: plain({ title: '甲', content: '乙' }) },
  'PUT /api/v1/account/reject_content': { sample: onTemplate({ title: '丙', content: '丁' }), holds },
  'DELETE /api/v1/account/reject_content': { sample: onTemplate(), holds },
  'GET /api/v1/account/invite_content': { sample: nothing },
  'POST /api/v1/account/invite_content': { sample: plain({ title: '甲', content: '乙' }) },
  'PUT /api/v1/account/invite_content': { sample: onInviteTemplate({ title: '丙', content: '丁' }), holds },
  'DELETE /api/v1/account/invite_content': { sample: onInviteTemplate(), holds },
  'GET /api/v1/account/note_content': { sample: nothing },
  'POST /api/v1/account/note_content': { sample: plain({ title: '甲', content: '乙' }) },
  'PUT /api/v1/account/note_content': { sample: onNoteTemplate({ title: '丙', content: '丁' }), holds },
  'DELETE /api/v1/account/note_content': { sample: onNoteTemplate(), holds },
  'GET /api/v1/chat/common_content': { sample: nothing },
  'POST /api/v1/chat/common_content': { sample: plain({ content: '你好' }) },
  'PUT /api/v1/chat/common_content': { sample: onCommonWord({ content: '您好' }), holds },
  'DELETE /api/v1/chat/common_content': { sample: onCommonWord(), holds },
};
