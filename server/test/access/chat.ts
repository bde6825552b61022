import { sendChatMessage, uploadChatFile } from '@qinghe/contract/chat/chat.ts';
import { v7 as uuidv7 } from 'uuid';
import type { TestAccount } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { makeApplication } from '../applications.ts';
import { makeJob } from '../jobs.ts';
import { holds, nothing, pdf, type Row } from './row.ts';

const talked: Row['sample'] = async (app, master) => ({ input: { uuid: (await makeTalk(app, master)).uuid } });

/** An application to whose candidate somebody has written. */
async function makeTalk(app: TestApp, master: TestAccount) {
  const { uuid } = await makeApplication(app, await makeJob(app, master));
  const word = { uuid: uuidv7(), application_uuid: uuid, text: '周五下午方便来一趟吗' };
  await app.ok(sendChatMessage, word, { token: master.token });
  return { uuid };
}

export const chatRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/chat': { sample: talked, holds },
  'GET /api/v1/chat/unread': { sample: nothing },
  'GET /api/v1/chat/messages': { sample: talked, holds },
  'POST /api/v1/chat/messages': {
    sample: async (app, master) => {
      const { uuid } = await makeApplication(app, await makeJob(app, master));
      return { input: { uuid: uuidv7(), application_uuid: uuid, text: '周五下午方便来一趟吗' } };
    },
    holds,
  },
  'POST /api/v1/chat/files': {
    sample: async (app, master) => ({
      input: { uuid: (await makeApplication(app, await makeJob(app, master))).uuid },
      file: pdf,
    }),
    holds,
  },
  'GET /api/v1/chat/file': {
    sample: async (app, master) => {
      const { uuid } = await makeApplication(app, await makeJob(app, master));
      const { token } = master;
      const file = await app.ok(uploadChatFile, { uuid }, { token, file: pdf });
      const word = { uuid: uuidv7(), application_uuid: uuid, text: '', file: file.uuid };
      await app.ok(sendChatMessage, word, { token });
      return { input: { uuid, file: file.uuid } };
    },
    holds,
  },
  'POST /api/v1/chat/typing': { sample: talked, holds },
  'POST /api/v1/chat/read': {
    sample: async (app, master) => ({ input: { uuid: (await makeTalk(app, master)).uuid, seq: 1 } }),
    holds,
  },
};
