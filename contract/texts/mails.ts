import accountEn from '../account/texts/mails.en.json' with { type: 'json' };
import accountZh from '../account/texts/mails.zh-CN.json' with { type: 'json' };
import chatEn from '../chat/texts/mails.en.json' with { type: 'json' };
import chatZh from '../chat/texts/mails.zh-CN.json' with { type: 'json' };
import companyEn from '../company/texts/mails.en.json' with { type: 'json' };
import companyZh from '../company/texts/mails.zh-CN.json' with { type: 'json' };
import fairsEn from '../fairs/texts/mails.en.json' with { type: 'json' };
import fairsZh from '../fairs/texts/mails.zh-CN.json' with { type: 'json' };
import feedbackEn from '../feedback/texts/mails.en.json' with { type: 'json' };
import feedbackZh from '../feedback/texts/mails.zh-CN.json' with { type: 'json' };
import helpEn from '../help/texts/mails.en.json' with { type: 'json' };
import helpZh from '../help/texts/mails.zh-CN.json' with { type: 'json' };
import homeEn from '../home/texts/mails.en.json' with { type: 'json' };
import homeZh from '../home/texts/mails.zh-CN.json' with { type: 'json' };
import identityEn from '../identity/texts/mails.en.json' with { type: 'json' };
import identityZh from '../identity/texts/mails.zh-CN.json' with { type: 'json' };
import invoicesEn from '../invoices/texts/mails.en.json' with { type: 'json' };
import invoicesZh from '../invoices/texts/mails.zh-CN.json' with { type: 'json' };
import liveEn from '../live/texts/mails.en.json' with { type: 'json' };
import liveZh from '../live/texts/mails.zh-CN.json' with { type: 'json' };
import messagesEn from '../messages/texts/mails.en.json' with { type: 'json' };
import messagesZh from '../messages/texts/mails.zh-CN.json' with { type: 'json' };
import platformEn from '../platform/texts/mails.en.json' with { type: 'json' };
import platformZh from '../platform/texts/mails.zh-CN.json' with { type: 'json' };
import resumesEn from '../resumes/texts/mails.en.json' with { type: 'json' };
import resumesZh from '../resumes/texts/mails.zh-CN.json' with { type: 'json' };
import talentsEn from '../talents/texts/mails.en.json' with { type: 'json' };
import talentsZh from '../talents/texts/mails.zh-CN.json' with { type: 'json' };
import talksEn from '../talks/texts/mails.en.json' with { type: 'json' };
import talksZh from '../talks/texts/mails.zh-CN.json' with { type: 'json' };

/** E-mails and text messages that the platform writes itself. */
export const mails = {
  'zh-CN': {
    ...accountZh,
    ...chatZh,
    ...companyZh,
    ...fairsZh,
    ...feedbackZh,
    ...helpZh,
    ...homeZh,
    ...identityZh,
    ...invoicesZh,
    ...messagesZh,
    ...liveZh,
    ...platformZh,
    ...resumesZh,
    ...talentsZh,
    ...talksZh,
  },
  en: {
    ...accountEn,
    ...chatEn,
    ...companyEn,
    ...fairsEn,
    ...feedbackEn,
    ...helpEn,
    ...homeEn,
    ...identityEn,
    ...invoicesEn,
    ...messagesEn,
    ...liveEn,
    ...platformEn,
    ...resumesEn,
    ...talentsEn,
    ...talksEn,
  },
};

export type MailKey = keyof (typeof mails)['zh-CN'];
