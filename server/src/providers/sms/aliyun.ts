import { chinaDay } from '../../time/china-day.ts';
import { callAliyun } from '../aliyun/signed-request.ts';
import { type SmsProvider, SmsRefused, type SmsRegistration, variablesOf } from './port.ts';

export interface AliyunSmsOptions extends SmsRegistration {
  endpoint: string;
  accessKeyId: string;
  accessKeySecret: string;
  /** Milliseconds to wait for a response; 10,000 unless told. */
  timeout?: number;
}

// Responses after which trying again cannot help: number, signature, template or the words in it refused (Aliyun SMS,
// error codes of SendSms). Limits and an empty account pass with time.
const FINAL = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.SMS_SIGNATURE_ILLEGAL',
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.INVALID_PARAMETERS',
  'isv.INVALID_JSON_PARAM',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
]);

/**
 * Aliyun SMS (SendSms and QuerySendDetails, 2017-05-25). The service takes one OutId as often as it is handed over, so
 * before a message is handed over again its own list of sent messages is asked for that OutId.
 */
export function aliyunSms(options: AliyunSmsOptions): SmsProvider {
  const ask = async (action: string, query: Record<string, string>): Promise<Reply> => {
    const timeout = options.timeout ?? 10_000;
    const response = await callAliyun({ ...options, action, version: '2017-05-25', query, timeout });
    const reply = (await response.json()) as Reply;
    if (reply.Code === 'OK') return reply;
    if (FINAL.has(reply.Code ?? '')) throw new SmsRefused(reply.Code ?? '');
    throw new Error(`Aliyun SMS answered ${response.status} ${reply.Code ?? ''}`);
  };
  const hasTaken = async (phone: string, key: string): Promise<boolean> => {
    for (const day of recentDays()) {
      const query = { PhoneNumber: phone, SendDate: day, PageSize: '50', CurrentPage: '1' };
      const { SmsSendDetailDTOs: found } = await ask('QuerySendDetails', query);
      if (found?.SmsSendDetailDTO?.some(({ OutId }) => OutId === key)) return true;
    }
    return false;
  };
  return {
    async send(phone, message, { key, again }) {
      const template = options.templates[message.template];
      if (!template) throw new SmsRefused('no template');
      if (again && (await hasTaken(phone, key))) return;
      await ask('SendSms', {
        PhoneNumbers: phone,
        SignName: options.signName,
        TemplateCode: template,
        TemplateParam: JSON.stringify(variablesOf(message)),
        OutId: key,
      });
    },
  };
}

interface Reply {
  Code?: string;
  SmsSendDetailDTOs?: { SmsSendDetailDTO?: { OutId?: string }[] };
}

/** Days of China, YYYYMMDD, in which an attempt of the last ten minutes may have been taken. */
function recentDays(): string[] {
  const now = Date.now();
  const days = [now, now - 600_000].map((at) => chinaDay(new Date(at)).replaceAll('-', ''));
  return [...new Set(days)];
}
