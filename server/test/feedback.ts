import { answerFeedback } from '@qinghe/contract/feedback/console.ts';
import { sendFeedback, uploadFeedbackPicture } from '@qinghe/contract/feedback/feedback.ts';
import { picture } from './access/row.ts';
import { makeAccount, type TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makeOperator } from './companies.ts';

export const someWords = '导出的表格里少了一列：到岗时间。';

/** Feedback of an account. @returns how it is named in a call that changes it */
export async function makeFeedback(app: TestApp, account?: TestAccount, pictures: string[] = []) {
  const { token } = account ?? (await makeAccount(app, { email: `a${Date.now()}${Math.random()}@example.com` }));
  const { uuid } = await app.ok(sendFeedback, { text: someWords, pictures }, { token });
  return { uuid, version: 1 };
}

/** Feedback that an operator has answered. @returns the uuid of the answer */
export async function makeAnswer(app: TestApp): Promise<string> {
  const { token } = await makeOperator(app);
  const { answers } = await app.ok(
    answerFeedback,
    { ...(await makeFeedback(app)), text: '已经补上了，谢谢。' },
    { token },
  );
  return answers[0]?.uuid ?? '';
}

/** A picture that waits for its feedback. */
export const uploadPicture = async (app: TestApp, { token }: TestAccount, file = picture): Promise<string> =>
  (await app.ok(uploadFeedbackPicture, {}, { token, file })).uuid;
