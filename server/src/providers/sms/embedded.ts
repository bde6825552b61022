import type { Database } from '../../db/database.ts';
import type { SmsProvider, SmsText } from './port.ts';

/** Writes messages into the outbox page instead of sending them, each key once; for demos and tests. */
export function embeddedSms(db: Database): SmsProvider {
  return {
    async send(phone, message, { key }) {
      await db
        .insertInto('outbox_message')
        .values({ uuid: key, channel: 'sms', address: phone, body: wordsOf(message), created_at: new Date() })
        .onConflict((conflict) => conflict.column('uuid').doNothing())
        .execute();
    },
  };
}

const wordsOf = (message: SmsText): string =>
  message.template === 'code'
    ? `【青禾】验证码 ${message.code}，${message.minutes} 分钟内有效，请勿告诉他人。`
    : `【青禾】${message.text}\n${message.link}`;
