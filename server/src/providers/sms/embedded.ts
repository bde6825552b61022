import { mails } from '@qinghe/contract/texts/mails.ts';
import { textsIn } from '@qinghe/contract/texts/say.ts';
import type { Database } from '../../db/database.ts';
import { outbox } from '../outbox.ts';
import type { SmsProvider, SmsText } from './port.ts';

/** Writes messages into the outbox page instead of sending them, each key once; for demos and tests. */
export function embeddedSms(db: Database, clock: () => Date): SmsProvider {
  const write = outbox(db, clock);
  return {
    send: (phone, message, { key }) => write({ key, channel: 'sms', address: phone, body: wordsOf(message) }),
  };
}

/** In Chinese, as the templates are that a carrier registers. */
const t = textsIn(mails, 'zh-CN');

const wordsOf = (message: SmsText): string => `${t('smsSignature')}${textOf(message)}`;

function textOf(message: SmsText): string {
  if (message.template === 'code') return t('smsCode', { code: message.code, minutes: message.minutes });
  if (message.template === 'decision') return message.text;
  return `${wordsBefore(message)}\n${message.link}`;
}

function wordsBefore(message: Extract<SmsText, { link: string }>): string {
  if (message.template === 'invitation') return t('smsInvitation', { company: message.company });
  if (message.template === 'talent') return t('smsTalent', { company: message.company });
  return message.text;
}
