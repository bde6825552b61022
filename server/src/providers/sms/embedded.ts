import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import type { SmsProvider, SmsText } from './port.ts';

/** Writes messages into the outbox page instead of sending them; for demos and tests. */
export function embeddedSms(db: Database): SmsProvider {
  return {
    async send(phone, message) {
      await db
        .insertInto('outbox_message')
        .values({ uuid: uuidv7(), channel: 'sms', address: phone, body: wordsOf(message), created_at: new Date() })
        .execute();
    },
  };
}

const wordsOf = (message: SmsText): string =>
  message.template === 'code'
    ? `【青禾】验证码 ${message.code}，${message.minutes} 分钟内有效，请勿告诉他人。`
    : `【青禾】${message.text}\n${message.link}`;
