import accountEn from '../account/texts/reasons.en.json' with { type: 'json' };
import accountZh from '../account/texts/reasons.zh-CN.json' with { type: 'json' };
import adsEn from '../ads/texts/reasons.en.json' with { type: 'json' };
import adsZh from '../ads/texts/reasons.zh-CN.json' with { type: 'json' };
import candidatesEn from '../candidates/texts/reasons.en.json' with { type: 'json' };
import candidatesZh from '../candidates/texts/reasons.zh-CN.json' with { type: 'json' };
import chatEn from '../chat/texts/reasons.en.json' with { type: 'json' };
import chatZh from '../chat/texts/reasons.zh-CN.json' with { type: 'json' };
import companyEn from '../company/texts/reasons.en.json' with { type: 'json' };
import companyZh from '../company/texts/reasons.zh-CN.json' with { type: 'json' };
import dictEn from '../dict/texts/reasons.en.json' with { type: 'json' };
import dictZh from '../dict/texts/reasons.zh-CN.json' with { type: 'json' };
import fairsEn from '../fairs/texts/reasons.en.json' with { type: 'json' };
import fairsZh from '../fairs/texts/reasons.zh-CN.json' with { type: 'json' };
import feedbackEn from '../feedback/texts/reasons.en.json' with { type: 'json' };
import feedbackZh from '../feedback/texts/reasons.zh-CN.json' with { type: 'json' };
import filesEn from '../files/texts/reasons.en.json' with { type: 'json' };
import filesZh from '../files/texts/reasons.zh-CN.json' with { type: 'json' };
import helpEn from '../help/texts/reasons.en.json' with { type: 'json' };
import helpZh from '../help/texts/reasons.zh-CN.json' with { type: 'json' };
import identityEn from '../identity/texts/reasons.en.json' with { type: 'json' };
import identityZh from '../identity/texts/reasons.zh-CN.json' with { type: 'json' };
import importsEn from '../imports/texts/reasons.en.json' with { type: 'json' };
import importsZh from '../imports/texts/reasons.zh-CN.json' with { type: 'json' };
import intakeEn from '../intake/texts/reasons.en.json' with { type: 'json' };
import intakeZh from '../intake/texts/reasons.zh-CN.json' with { type: 'json' };
import invoicesEn from '../invoices/texts/reasons.en.json' with { type: 'json' };
import invoicesZh from '../invoices/texts/reasons.zh-CN.json' with { type: 'json' };
import jobsEn from '../jobs/texts/reasons.en.json' with { type: 'json' };
import jobsZh from '../jobs/texts/reasons.zh-CN.json' with { type: 'json' };
import liveEn from '../live/texts/reasons.en.json' with { type: 'json' };
import liveZh from '../live/texts/reasons.zh-CN.json' with { type: 'json' };
import messagesEn from '../messages/texts/reasons.en.json' with { type: 'json' };
import messagesZh from '../messages/texts/reasons.zh-CN.json' with { type: 'json' };
import opsEn from '../ops/texts/reasons.en.json' with { type: 'json' };
import opsZh from '../ops/texts/reasons.zh-CN.json' with { type: 'json' };
import ordersEn from '../orders/texts/reasons.en.json' with { type: 'json' };
import ordersZh from '../orders/texts/reasons.zh-CN.json' with { type: 'json' };
import platformEn from '../platform/texts/reasons.en.json' with { type: 'json' };
import platformZh from '../platform/texts/reasons.zh-CN.json' with { type: 'json' };
import resumesEn from '../resumes/texts/reasons.en.json' with { type: 'json' };
import resumesZh from '../resumes/texts/reasons.zh-CN.json' with { type: 'json' };
import rightsEn from '../rights/texts/reasons.en.json' with { type: 'json' };
import rightsZh from '../rights/texts/reasons.zh-CN.json' with { type: 'json' };
import settingsEn from '../settings/texts/reasons.en.json' with { type: 'json' };
import settingsZh from '../settings/texts/reasons.zh-CN.json' with { type: 'json' };
import talentsEn from '../talents/texts/reasons.en.json' with { type: 'json' };
import talentsZh from '../talents/texts/reasons.zh-CN.json' with { type: 'json' };
import talksEn from '../talks/texts/reasons.en.json' with { type: 'json' };
import talksZh from '../talks/texts/reasons.zh-CN.json' with { type: 'json' };
import { formats } from './formats.ts';
import { type Locale, say, type Values } from './say.ts';

/** Why something was refused: what validation finds, and what an `AppError` names as its reason. */
export const reasons = {
  'zh-CN': {
    ...formats['zh-CN'],
    ...accountZh,
    ...adsZh,
    ...candidatesZh,
    ...chatZh,
    ...companyZh,
    ...dictZh,
    ...fairsZh,
    ...feedbackZh,
    ...helpZh,
    ...filesZh,
    ...identityZh,
    ...importsZh,
    ...intakeZh,
    ...invoicesZh,
    ...jobsZh,
    ...liveZh,
    ...messagesZh,
    ...opsZh,
    ...ordersZh,
    ...platformZh,
    ...resumesZh,
    ...rightsZh,
    ...settingsZh,
    ...talentsZh,
    ...talksZh,
  },
  en: {
    ...formats.en,
    ...accountEn,
    ...adsEn,
    ...candidatesEn,
    ...chatEn,
    ...companyEn,
    ...dictEn,
    ...fairsEn,
    ...feedbackEn,
    ...helpEn,
    ...filesEn,
    ...identityEn,
    ...importsEn,
    ...intakeEn,
    ...invoicesEn,
    ...jobsEn,
    ...liveEn,
    ...messagesEn,
    ...opsEn,
    ...ordersEn,
    ...platformEn,
    ...resumesEn,
    ...rightsEn,
    ...settingsEn,
    ...talentsEn,
    ...talksEn,
  },
};

export const isReason = (text: string): text is keyof (typeof reasons)['zh-CN'] =>
  Object.hasOwn(reasons['zh-CN'], text);

/** The words of a reason; a text that is no key is a sentence already. */
export const sayReason = (reason: string, locale: Locale, values?: Values): string =>
  isReason(reason) ? say(reasons, reason, locale, values) : reason;
