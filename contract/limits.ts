/** Most characters of texts that people type; the contract checks by them and forms stop at them. */
export const limits = {
  /** A grade point average or a rank. */
  gpa: 20,
  /** A person's name. */
  personName: 60,
  position: 40,
  school: 60,
  major: 60,
  cityName: 30,
  address: 100,
  jobTitle: 40,
  /** What a job asks of its own. */
  jobQuestion: 100,
  brochureTitle: 40,
  talkTitle: 40,
  fairTitle: 60,
  fairPlace: 60,
  fairAddress: 80,
  /** A step of a campaign: `网申`, `笔试`. */
  scheduleName: 30,
  companyName: 100,
  /** The short name of a company, as people say it. */
  shortName: 20,
  companyType: 60,
  registeredAddress: 200,
  businessScope: 2000,
  /** What a company says of itself. */
  introduction: 2000,
  /** The same in a few sentences, on the pages of its jobs. */
  brief: 300,
  /** What somebody calls a thing of their own: a template, a saved filter. */
  templateTitle: 30,
  filterName: 20,
  tagName: 12,
  /** A key of the platform API, as its owner calls it. */
  platformName: 40,
  /** A platform that hands in talents. */
  talentSender: 40,
  skill: 30,
  /** Work that somebody looks for: `数据分析`. */
  wishedWork: 40,
  /** What somebody says of themselves. */
  about: 2000,
  /** What somebody was: `后端开发实习生`. */
  experienceTitle: 60,
  /** The words of a CV, as a platform of students hands them in. */
  cvText: 20_000,
  /** Why something was decided. */
  reason: 200,
  /** What a candidate is told. */
  message: 500,
  note: 1000,
  /** What a colleague without an account is asked. */
  linkQuestion: 300,
  commonWord: 200,
  sensitiveWord: 30,
  /** What the platform tells everybody; English takes more letters. */
  noticeTitle: 60,
  noticeTitleEnglish: 120,
  notice: 5000,
  noticeEnglish: 10_000,
  /** Words to search for. */
  search: 40,
  /** Five words of talents. */
  talentSearch: 80,
  /** RFC 5321. */
  email: 254,
  phone: 16,
  /** GB 32100. */
  creditCode: 18,
} as const;

/** Most questions of a job's own. */
export const MAX_JOB_QUESTIONS = 5;
