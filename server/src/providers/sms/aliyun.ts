import { callAliyun } from '../aliyun/signed-request.ts';
import { type SmsProvider, SmsRefused, type SmsText } from './port.ts';

export interface AliyunSmsOptions {
  endpoint: string;
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  codeTemplate: string;
  noticeTemplate: string;
  /** Milliseconds to wait for an answer; 10,000 unless told. */
  timeout?: number;
}

// Answers after which trying again cannot help: number, signature, template or the words in it refused (Aliyun SMS,
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

/** Aliyun SMS (SendSms, 2017-05-25). */
export function aliyunSms(options: AliyunSmsOptions): SmsProvider {
  return {
    async send(phone, message) {
      const response = await callAliyun({
        ...options,
        action: 'SendSms',
        version: '2017-05-25',
        query: {
          PhoneNumbers: phone,
          SignName: options.signName,
          TemplateCode: message.template === 'code' ? options.codeTemplate : options.noticeTemplate,
          TemplateParam: JSON.stringify(variablesOf(message)),
        },
        timeout: options.timeout ?? 10_000,
      });
      const answer = (await response.json()) as { Code?: string };
      if (answer.Code === 'OK') return;
      if (FINAL.has(answer.Code ?? '')) throw new SmsRefused(answer.Code ?? '');
      throw new Error(`Aliyun SMS answered ${response.status} ${answer.Code ?? ''}`);
    },
  };
}

/** Aliyun takes no address inside a variable: the registered template holds all of it but its last part. */
const variablesOf = (message: SmsText): Record<string, string> =>
  message.template === 'code'
    ? { code: message.code }
    : { text: message.text, token: message.link.split('/').at(-1) ?? '' };
