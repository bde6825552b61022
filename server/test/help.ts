import { openHelp, replyToHelp } from '@qinghe/contract/help/console.ts';
import { sendHelpMessage, uploadHelpFile } from '@qinghe/contract/help/help.ts';
import { v7 as uuidv7 } from 'uuid';
import { pdf } from './access/row.ts';
import { makeAccount, type TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makeOperator } from './companies.ts';

/** A conversation that an account has begun. @returns how an operator who has read it names it */
export async function makeHelp(app: TestApp, account?: TestAccount) {
  const { token } = account ?? (await makeAccount(app, { email: `h${uuidv7()}@example.com` }));
  const sent = await app.ok(sendHelpMessage, { uuid: uuidv7(), text: '发票抬头写错了' }, { token });
  const uuid = sent.conversation_uuid;
  const { version, last_seq: seq } = await app.ok(openHelp, { uuid }, { token: (await makeOperator(app)).token });
  return { uuid, version, seq };
}

/** A file that an account has sent. @returns its uuid */
export async function makeHelpFile(app: TestApp, { token }: TestAccount): Promise<string> {
  const { uuid: file } = await app.ok(uploadHelpFile, {}, { token, file: pdf });
  await app.ok(sendHelpMessage, { uuid: uuidv7(), text: '', file }, { token });
  return file;
}

/** An answer that its person has not read. @returns its uuid */
export async function makeHelpAnswer(app: TestApp): Promise<string> {
  const { uuid: conversation_uuid } = await makeHelp(app);
  const { token } = await makeOperator(app);
  return (await app.ok(replyToHelp, { uuid: uuidv7(), conversation_uuid, text: '可以改' }, { token })).uuid;
}
