import accountEn from '../account/texts/audit.en.json' with { type: 'json' };
import accountZh from '../account/texts/audit.zh-CN.json' with { type: 'json' };
import adsEn from '../ads/texts/audit.en.json' with { type: 'json' };
import adsZh from '../ads/texts/audit.zh-CN.json' with { type: 'json' };
import candidatesEn from '../candidates/texts/audit.en.json' with { type: 'json' };
import candidatesZh from '../candidates/texts/audit.zh-CN.json' with { type: 'json' };
import chatEn from '../chat/texts/audit.en.json' with { type: 'json' };
import chatZh from '../chat/texts/audit.zh-CN.json' with { type: 'json' };
import companyEn from '../company/texts/audit.en.json' with { type: 'json' };
import companyZh from '../company/texts/audit.zh-CN.json' with { type: 'json' };
import dictEn from '../dict/texts/audit.en.json' with { type: 'json' };
import dictZh from '../dict/texts/audit.zh-CN.json' with { type: 'json' };
import fairsEn from '../fairs/texts/audit.en.json' with { type: 'json' };
import fairsZh from '../fairs/texts/audit.zh-CN.json' with { type: 'json' };
import feedbackEn from '../feedback/texts/audit.en.json' with { type: 'json' };
import feedbackZh from '../feedback/texts/audit.zh-CN.json' with { type: 'json' };
import filesEn from '../files/texts/audit.en.json' with { type: 'json' };
import filesZh from '../files/texts/audit.zh-CN.json' with { type: 'json' };
import helpEn from '../help/texts/audit.en.json' with { type: 'json' };
import helpZh from '../help/texts/audit.zh-CN.json' with { type: 'json' };
import identityEn from '../identity/texts/audit.en.json' with { type: 'json' };
import identityZh from '../identity/texts/audit.zh-CN.json' with { type: 'json' };
import importsEn from '../imports/texts/audit.en.json' with { type: 'json' };
import importsZh from '../imports/texts/audit.zh-CN.json' with { type: 'json' };
import intakeEn from '../intake/texts/audit.en.json' with { type: 'json' };
import intakeZh from '../intake/texts/audit.zh-CN.json' with { type: 'json' };
import invoicesEn from '../invoices/texts/audit.en.json' with { type: 'json' };
import invoicesZh from '../invoices/texts/audit.zh-CN.json' with { type: 'json' };
import jobsEn from '../jobs/texts/audit.en.json' with { type: 'json' };
import jobsZh from '../jobs/texts/audit.zh-CN.json' with { type: 'json' };
import liveEn from '../live/texts/audit.en.json' with { type: 'json' };
import liveZh from '../live/texts/audit.zh-CN.json' with { type: 'json' };
import messagesEn from '../messages/texts/audit.en.json' with { type: 'json' };
import messagesZh from '../messages/texts/audit.zh-CN.json' with { type: 'json' };
import opsEn from '../ops/texts/audit.en.json' with { type: 'json' };
import opsZh from '../ops/texts/audit.zh-CN.json' with { type: 'json' };
import ordersEn from '../orders/texts/audit.en.json' with { type: 'json' };
import ordersZh from '../orders/texts/audit.zh-CN.json' with { type: 'json' };
import platformEn from '../platform/texts/audit.en.json' with { type: 'json' };
import platformZh from '../platform/texts/audit.zh-CN.json' with { type: 'json' };
import resumesEn from '../resumes/texts/audit.en.json' with { type: 'json' };
import resumesZh from '../resumes/texts/audit.zh-CN.json' with { type: 'json' };
import rightsEn from '../rights/texts/audit.en.json' with { type: 'json' };
import rightsZh from '../rights/texts/audit.zh-CN.json' with { type: 'json' };
import settingsEn from '../settings/texts/audit.en.json' with { type: 'json' };
import settingsZh from '../settings/texts/audit.zh-CN.json' with { type: 'json' };
import talentsEn from '../talents/texts/audit.en.json' with { type: 'json' };
import talentsZh from '../talents/texts/audit.zh-CN.json' with { type: 'json' };
import talksEn from '../talks/texts/audit.en.json' with { type: 'json' };
import talksZh from '../talks/texts/audit.zh-CN.json' with { type: 'json' };
import walletEn from '../wallet/texts/audit.en.json' with { type: 'json' };
import walletZh from '../wallet/texts/audit.zh-CN.json' with { type: 'json' };
import logEn from './audit-log.en.json' with { type: 'json' };
import logZh from './audit-log.zh-CN.json' with { type: 'json' };
import { type Locale, say } from './say.ts';

/** Everything that the audit log holds, by its name: an action without words does not compile. */
export const actions = {
  'zh-CN': {
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
    ...walletZh,
  },
  en: {
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
    ...walletEn,
  },
};
export type AuditAction = keyof (typeof actions)['zh-CN'];

/** What stands around actions, on the page and in what is exported. */
export const auditLogTexts = { 'zh-CN': logZh, en: logEn };

/** The words of an action; of one that was named by another version, that it is not known. */
export const actionText = (action: string, locale: Locale): string =>
  isKnown(action) ? say(actions, action, locale) : say(auditLogTexts, 'unknown', locale);

const isKnown = (action: string): action is AuditAction => Object.hasOwn(actions['zh-CN'], action);
