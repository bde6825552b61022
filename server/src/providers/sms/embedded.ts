import { mails } from '@qinghe/contract/texts/mails.ts';
import { textsIn } from '@qinghe/contract/texts/say.ts';
import type { Database } from '../../db/database.ts';
import type { SmsProvider, SmsText } from './port.ts';

/** Writes messages into the outbox page instead of sending them, each key once; for demos and tests. */
export function embeddedSms(db: Database, clock: () => Date): SmsProvider {
  return {
    async send(phone, message, { key }) {
      await db
        .insertInto('outbox_message')
        .values({ uuid: key, channel: 'sms', address: phone, body: wordsOf(message), created_at: clock() })
        .onConflict((conflict) => conflict.column('uuid').doNothing())
        .execute();
    },
  };
}

/** In Chinese, as the templates are that a carrier registers. */
const t = textsIn(mails, 'zh-CN');

const wordsOf = (message: SmsText): string =>
  t('smsSignature') +
  (message.template === 'code'
    ? t('smsCode', { code: message.code, minutes: message.minutes })
    : `${message.text}
${message.link}`);
