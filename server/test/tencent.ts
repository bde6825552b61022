import { type TencentSmsOptions, tencentSms } from '../src/providers/sms/tencent.ts';
import type { TencentRegistration } from './stand-ins/tencent-sms.ts';

export const tencentKey = { secretId: 'AKID-qinghe', secretKey: 'sms secret/+' };

/** What the stand-in for Tencent Cloud SMS knows of us. */
export const tencentTemplates: TencentRegistration = {
  sdkAppId: '1400006666',
  signName: '青禾',
  templates: { '1101': 1, '1102': 2, '1103': 2, '1104': 1, '1105': 3 },
  codeTemplate: '1101',
};

/** Tencent Cloud SMS as it is set up with a stand-in. */
export const tencentAt = (endpoint: string, options: Partial<TencentSmsOptions> = {}) =>
  tencentSms({
    endpoint,
    ...tencentKey,
    region: 'ap-guangzhou',
    sdkAppId: '1400006666',
    signName: '青禾',
    templates: { code: '1101', notice: '1102', event: '1105', invitation: '1103', decision: '1104' },
    ...options,
  });
