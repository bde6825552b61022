import type { HandledFeedback } from '@qinghe/contract/feedback/console.ts';
import type { Feedback } from '@qinghe/contract/feedback/feedback.ts';
import type { Services } from '../../services.ts';
import type { FeedbackRow } from './feedback-queries.ts';
import { pictureKey, WEBP } from './picture.ts';

/** Long enough to read a page of feedback with the pictures. */
const SHOWN_SECONDS = 600;

async function parts({ storage }: Services, row: FeedbackRow) {
  const { uuid, body: text, contact, page, state, created_at, closed_at } = row;
  const shown = await Promise.all(
    row.pictures.map((picture, index) =>
      storage.signedUrl(pictureKey(picture.uuid), {
        ...{ name: `${index + 1}.webp`, type: WEBP },
        seconds: SHOWN_SECONDS,
      }),
    ),
  );
  return { uuid, text, contact, page, pictures: shown.map(({ url }) => url), state, created_at, closed_at };
}

const instant = (at: string): string => new Date(at).toISOString();

/** As its account sees it: nobody learns which operator answered. */
export const presentFeedback = async (services: Services, row: FeedbackRow): Promise<Feedback> => ({
  ...(await parts(services, row)),
  answers: row.answers.map(({ uuid, text, at }) => ({ uuid, text, at: instant(at) })),
  read_answers: row.read_answers,
});

export async function presentHandled(services: Services, row: FeedbackRow): Promise<HandledFeedback> {
  const { version, build, error_id, account_uuid, account, company_uuid, company, answers } = row;
  return {
    ...(await parts(services, row)),
    version,
    build,
    error_id,
    account: { uuid: account_uuid, name: account },
    company: company_uuid && company ? { uuid: company_uuid, name: company } : null,
    answers: answers.map((answer) => ({ ...answer, at: instant(answer.at) })),
  };
}
