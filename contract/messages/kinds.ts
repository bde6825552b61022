/** The tabs of the messages, in their order (document). */
export const messageCategories = ['recruitment', 'company', 'trade', 'account', 'system'] as const;
export type MessageCategory = (typeof messageCategories)[number];

/** Unread ones of a category are counted up to here; a badge says 99+ then. */
export const MAX_UNREAD = 100;

/**
 * When a message is also written as a mail: at once (in the morning, where it would come at night), with the summary of
 * the next working day, or not.
 */
export const mailTimes = ['now', 'daily', 'off'] as const;
export type MailTime = (typeof mailTimes)[number];

/** What mails are chosen by, with what holds until somebody chooses. The morning's summary counts new applications already. */
export const mailDefaults = {
  applications: 'off',
  answers: 'now',
  jobs: 'off',
  rights: 'now',
} as const satisfies Record<string, MailTime>;
export type MessageTopic = keyof typeof mailDefaults;
export const messageTopics = ['applications', 'answers', 'jobs', 'rights'] as const satisfies readonly MessageTopic[];

export interface KindOfMessage {
  category: MessageCategory;
  /** What its mail is chosen by; null where a letter of its own is written, or none. */
  topic: MessageTopic | null;
  /** Where it leads; `:uuid` is what it is about. */
  link: string;
  /** Where it leads for a campus job. */
  campusLink?: string;
  /** Several about one thing are one message with their number while it is unread. */
  gathers?: true;
}

const ofDesk = (topic: MessageTopic, query: string) =>
  ({
    category: 'recruitment',
    topic,
    link: `/resume/new?${query}`,
    campusLink: `/resume/school/new?${query}`,
  }) as const;
const ofJob = {
  category: 'recruitment',
  topic: 'jobs',
  link: '/job-management/internship',
  campusLink: '/job-management/campus-recruitment/campus-recruitment-job',
} as const;
const of = (category: MessageCategory, link: string, topic: MessageTopic | null = null): KindOfMessage => ({
  category,
  topic,
  link,
});

/** Every kind of message that the product writes to an account. What it says stands in `texts/sentences.*.json`. */
export const messageKinds = {
  applicationReceived: { ...ofDesk('applications', 'job_uuid=:uuid'), gathers: true },
  applicationWithdrawn: { ...ofDesk('answers', 'job_uuid=:uuid'), gathers: true },
  talentAccepted: of('recruitment', '/talent/invitations', 'answers'),
  talentDeclined: of('recruitment', '/talent/invitations', 'answers'),
  radarFound: { ...of('recruitment', '/talent/radar?radar=:uuid'), gathers: true },
  colleagueAnswered: { ...of('recruitment', '/resume/links', 'answers'), gathers: true },
  noteMentioned: {
    ...of('recruitment', '/resume/all?id=:uuid#notes', 'answers'),
    campusLink: '/resume/school/all?id=:uuid#notes',
    gathers: true,
  },
  chatReceived: {
    ...of('recruitment', '/resume/all?id=:uuid#chat', 'answers'),
    campusLink: '/resume/school/all?id=:uuid#chat',
    gathers: true,
  },
  jobApproved: ofJob,
  jobRefused: ofJob,
  jobExpired: ofJob,
  appealAllowed: ofJob,
  appealKept: ofJob,
  jobsImported: of('recruitment', '/job-management/import', 'jobs'),
  cvsImported: of('recruitment', '/resume/import?id=:uuid', 'jobs'),
  companyDecided: of('company', '/control/company-manage/main-info'),
  companyStep: of('company', '/'),
  leadTaken: of('company', '/control'),
  licenceEnds: of('company', '/fill-info/lisence'),
  joinAsked: of('company', '/control/account-management'),
  memberJoined: of('company', '/control/account-management'),
  fairDecided: of('company', '/job-fairs/list'),
  identityDecided: of('account', '/personal'),
  phoneChanged: of('account', '/personal'),
  emailChanged: of('account', '/personal'),
  wechatBound: of('account', '/personal'),
  wechatUnbound: of('account', '/personal'),
  webhookOff: of('system', '/control/api-keys/webhooks'),
  feedbackAnswered: of('system', '/personal/feedback'),
  orderPaid: of('trade', '/recruitment-props/purchase-record', 'rights'),
  orderKept: of('trade', '/recruitment-props/purchase-record', 'rights'),
  paymentReturned: of('trade', '/recruitment-props/purchase-record', 'rights'),
  refundDone: of('trade', '/recruitment-props/refunds', 'rights'),
  refundRefused: of('trade', '/recruitment-props/refunds', 'rights'),
  refundFailed: of('trade', '/recruitment-props/refunds', 'rights'),
  invoiceIssued: of('trade', '/recruitment-props/issuing-invoices?view=applied'),
  invoiceRefused: of('trade', '/recruitment-props/issuing-invoices?view=applied'),
  invoiceReversed: of('trade', '/recruitment-props/issuing-invoices', 'rights'),
  reversalDenied: of('trade', '/recruitment-props/issuing-invoices', 'rights'),
  adApproved: of('trade', '/recruitment-props/ads', 'rights'),
  adRefused: of('trade', '/recruitment-props/ads', 'rights'),
  unitsEnding: of('trade', '/recruitment-props/my-rights', 'rights'),
  refreshPlanUsedUp: of('trade', '/recruitment-props/my-rights/refresh-usage-record', 'rights'),
  refreshPlanPrice: of('trade', '/recruitment-props/my-rights/refresh-usage-record', 'rights'),
  refreshPlanOffline: of('trade', '/recruitment-props/my-rights/refresh-usage-record', 'rights'),
  refreshPlanMember: of('trade', '/recruitment-props/my-rights/refresh-usage-record', 'rights'),
  unitsReturned: of('trade', '/recruitment-props/my-bill', 'rights'),
} as const satisfies Record<string, KindOfMessage>;
export type MessageKind = keyof typeof messageKinds;
