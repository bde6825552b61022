import type { JobKind } from '@qinghe/contract/resumes/stages.ts';

interface JobAddresses {
  list: string;
  /** The form of a new job. */
  create: string;
  /** The parameter by which the form and the preview name a job. */
  name: 'id' | 'uuid';
  form: (uuid: string) => string;
  preview: (uuid: string) => string;
  /** The new applications to a job. */
  applications: (uuid: string) => string;
}

const INTERNSHIP = '/job-management/internship';
const CAMPUS = '/job-management/campus-recruitment';

/** Where the jobs of each kind are at home. */
export const jobAddresses: Record<JobKind, JobAddresses> = {
  internship: {
    list: INTERNSHIP,
    create: `${INTERNSHIP}/publish-job`,
    name: 'id',
    form: (uuid) => `${INTERNSHIP}/publish-job?id=${uuid}`,
    preview: (uuid) => `${INTERNSHIP}/publish-job/preview?id=${uuid}`,
    applications: (uuid) => `/resume/new?job_uuid=${uuid}`,
  },
  campus: {
    list: `${CAMPUS}/campus-recruitment-job`,
    create: `${CAMPUS}/publish-job`,
    name: 'uuid',
    form: (uuid) => `${CAMPUS}/job-add-or-edit?uuid=${uuid}`,
    preview: (uuid) => `${CAMPUS}/publish-job/preview?uuid=${uuid}`,
    applications: (uuid) => `/resume/school/new?job_uuid=${uuid}`,
  },
};

/** Where brochures are at home. */
export const brochureAddresses = {
  lead: CAMPUS,
  none: `${CAMPUS}/no-brochures`,
  summary: `${CAMPUS}/summary-of-brochures`,
  create: `${CAMPUS}/brochure-edit`,
  edit: (uuid: string) => `${CAMPUS}/brochure-edit?uuid=${uuid}`,
  show: (uuid: string) => `${CAMPUS}/recruitment-brochure?uuid=${uuid}`,
  jobs: (uuid: string) => `${CAMPUS}/campus-recruitment-job?brochure=${uuid}`,
} as const;

/** Where career talks are at home. */
export const talkAddresses = {
  list: `${CAMPUS}/career-talk`,
  create: `${CAMPUS}/career-talk-add-or-edit`,
  edit: (uuid: string) => `${CAMPUS}/career-talk-add-or-edit?uuid=${uuid}`,
  copy: (uuid: string) => `${CAMPUS}/career-talk-add-or-edit?copy=${uuid}`,
  /** Several talks with one text, that of a talk where one is named. */
  series: (uuid?: string) => `${CAMPUS}/career-talk-series${uuid ? `?from=${uuid}` : ''}`,
  visitors: (uuid: string) => `${CAMPUS}/career-talk/visitors?uuid=${uuid}`,
  /** Where a phone checks people in, with or without a network. */
  door: (uuid: string) => `/door/talk/${uuid}`,
} as const;

/** Where many jobs of a kind come from one sheet. */
export const importAddress = (kind: JobKind): string => `/job-management/import?kind=${kind}`;

/** Where a company says for how many campus jobs one person may stand. */
export const deliverSettingAddress = `${CAMPUS}/deliver-setting`;

/** Where a company chooses what the apply forms of a kind of job ask for. */
export const applyFormAddress = (kind: JobKind): string => `${CAMPUS}/resume-config?kind=${kind}`;
