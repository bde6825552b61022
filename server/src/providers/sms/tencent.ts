import { callTencent } from '../tencent/signed-request.ts';
import { type SmsProvider, SmsRefused, type SmsRegistration, variablesOf } from './port.ts';

export interface TencentSmsOptions extends SmsRegistration {
  endpoint: string;
  secretId: string;
  secretKey: string;
  region: string;
  sdkAppId: string;
  /** Milliseconds to wait for a response; 10,000 unless told. */
  timeout?: number;
}

// Responses after which trying again cannot help: number, signature, template or the words in it refused (Tencent Cloud
// SMS, error codes of SendSms 2021-01-11). Limits, an empty account and what concerns our key pass or are mended.
const FINAL = new Set([
  'FailedOperation.ContainSensitiveWord',
  'FailedOperation.PhoneNumberInBlacklist',
  'FailedOperation.PhoneNumberParseFail',
  'FailedOperation.SignatureIncorrectOrUnapproved',
  'FailedOperation.TemplateIncorrectOrUnapproved',
  'FailedOperation.TemplateParamSetNotMatchApprovedTemplate',
  'FailedOperation.TemplateUnapprovedOrNotExist',
  'InvalidParameter.DirtyWordFound',
  'InvalidParameterValue.ContentLengthLimit',
  'InvalidParameterValue.IncorrectPhoneNumber',
  'InvalidParameterValue.ProhibitedUseUrlInTemplateParameter',
  'InvalidParameterValue.TemplateParameterFormatError',
  'InvalidParameterValue.TemplateParameterLengthLimit',
]);

/** For so many seconds back the service is asked whether it has sent a message before. */
const LOOK_BACK = 86_400;

/**
 * Tencent Cloud SMS (SendSms and PullSmsSendStatusByPhoneNumber, 2021-01-11). The service takes one SessionContext as often
 * as it is handed over, so before a message is handed over again its own list of sent messages is asked for that one.
 */
export function tencentSms(options: TencentSmsOptions): SmsProvider {
  const ask = async (action: string, input: object): Promise<Answer> => {
    const { timeout = 10_000, sdkAppId, ...key } = options;
    const call = { ...key, service: 'sms', action, version: '2021-01-11', timeout };
    const response = await callTencent({ ...call, input: { SmsSdkAppId: sdkAppId, ...input } });
    const { Response: answer } = (await response.json()) as { Response?: Answer };
    // A call fails as a whole, or for the one number that it names.
    const failure = answer?.Error ?? answer?.SendStatusSet?.find(({ Code }) => Code !== 'Ok');
    if (answer && !failure) return answer;
    const code = failure?.Code ?? '';
    if (FINAL.has(code)) throw new SmsRefused(code);
    throw new Error(`Tencent SMS answered ${response.status} ${code}`);
  };
  const hasTaken = async (phone: string, key: string): Promise<boolean> => {
    const since = Math.floor(Date.now() / 1000) - LOOK_BACK;
    const input = { PhoneNumber: phone, BeginTime: since, Offset: 0, Limit: 100 };
    const { PullSmsSendStatusSet: found } = await ask('PullSmsSendStatusByPhoneNumber', input);
    return found?.some(({ SessionContext }) => SessionContext === key) ?? false;
  };
  return {
    async send(number, message, { key, again }) {
      const template = options.templates[message.template];
      if (!template) throw new SmsRefused('no template');
      const phone = inE164(number);
      if (again && (await hasTaken(phone, key))) return;
      const { SendStatusSet: sent } = await ask('SendSms', {
        PhoneNumberSet: [phone],
        SignName: options.signName,
        TemplateId: template,
        TemplateParamSet: Object.values(variablesOf(message)),
        SessionContext: key,
      });
      if (!sent?.length) throw new Error('Tencent SMS answered without a status');
    },
  };
}

interface Answer {
  Error?: { Code?: string };
  SendStatusSet?: { Code?: string }[];
  PullSmsSendStatusSet?: { SessionContext?: string | null }[];
}

/** @throws SmsRefused for what is no mobile of the mainland: signature and templates are registered for those alone */
function inE164(number: string): string {
  const [, mobile] = /^(?:(?:\+|00)?86)?(1[3-9]\d{9})$/.exec(number) ?? [];
  if (mobile === undefined) throw new SmsRefused('no mobile of the mainland');
  return `+86${mobile}`;
}
