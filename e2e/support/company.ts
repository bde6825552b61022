import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { captchaProof, tokenOf } from './test-door.ts';

export const CV_FILES = join(import.meta.dirname, '../../cv-reader/corpus/files');

/** How long a test waits for what a CV says: reading shares the processors with all that runs beside it. */
export const READING = { timeout: 60_000 };

export interface Job {
  uuid: string;
  title: string;
  /** Path of its public page. */
  path: string;
}

/** What one journey needs of a company, made by the calls that the screens make, with the session of the page. */
export interface Company {
  /** Where the demo company's online jobs are used up, the oldest of an earlier journey makes room. */
  publish: (title: string) => Promise<Job>;
  takeOffline: (job: Job) => Promise<void>;
  /** Hands in an application with a CV, of `CV_FILES` where it is a name. */
  apply: (job: Job, name: string, more?: Partial<Candidate>, file?: string | CvFile) => Promise<void>;
}

interface CvFile {
  /** With its dot. */
  extension: string;
  bytes: Buffer;
}

interface Candidate {
  phone: string;
  school: string;
  degree: string;
  days_per_week: number;
}

interface ApiResponse<T> {
  code: number;
  data: T;
  reason?: string;
}

const QUOTA_USED_UP = 40906;
const DEMO_APPLICATIONS = 20;

export function companyOf(page: Page): Company {
  const token = tokenOf(page);
  const ask = async <T>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<ApiResponse<T>> => {
    const response = await page.request.fetch(path, {
      method,
      headers: { Authorization: token, 'Idempotency-Key': crypto.randomUUID() },
      ...(data ? { data } : {}),
    });
    return (await response.json()) as ApiResponse<T>;
  };
  const call = async <T>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> => {
    const response = await ask<T>(method, path, data);
    expect(response.code, `${method} ${path}: ${response.reason ?? ''}`).toBe(100);
    return response.data;
  };
  const takeOffline = async ({ uuid }: Pick<Job, 'uuid'>): Promise<void> => {
    const { version } = await call<{ version: number }>('GET', `/api/v1/jobs/detail?uuid=${uuid}`);
    await call('POST', '/api/v1/jobs/online', { uuid, version, online: false });
  };
  const makeRoom = async (): Promise<void> => {
    const path = '/api/v1/jobs/list?kind=internship&filter=online&limit=30';
    const { items } = await call<{ items: { uuid: string; applications: number }[] }>('GET', path);
    // The demo's own jobs have dozens of applications; the newest job stands first.
    const oldest = items.findLast(({ applications }) => applications < DEMO_APPLICATIONS);
    if (oldest) await takeOffline(oldest);
  };
  return {
    async publish(title) {
      const job = await call<{ uuid: string; version: number }>('POST', '/api/v1/jobs/draft', {
        kind: 'internship',
        draft: draftOf(title),
      });
      const seen = { uuid: job.uuid, version: job.version };
      if ((await ask('POST', '/api/v1/jobs/publish', seen)).code === QUOTA_USED_UP) {
        await makeRoom();
        await call('POST', '/api/v1/jobs/publish', seen);
      }
      const state = async () => (await call<{ state: string }>('GET', `/api/v1/jobs/detail?uuid=${job.uuid}`)).state;
      await expect.poll(state).toBe('online');
      return { uuid: job.uuid, title, path: `/jobs/${job.uuid}` };
    },
    takeOffline,
    async apply(job, name, more = {}, file = 'zhang-siyuan--single.pdf') {
      const { bytes, extension } =
        typeof file === 'string' ? { bytes: await readFile(join(CV_FILES, file)), extension: extname(file) } : file;
      const captcha_proof = await captchaProof(page);
      const upload = { job_uuid: job.uuid, name: `${name}${extension}`, size: bytes.length, captcha_proof };
      const { upload_token } = await call<{ upload_token: string }>('POST', '/api/v1/apply/uploads', upload);
      // One chunk holds it.
      const headers = { 'Upload-Token': upload_token, 'Upload-Offset': '0' };
      expect((await page.request.put('/api/v1/apply/uploads/chunk', { headers, data: bytes })).status()).toBe(200);
      await call('POST', '/api/v1/apply/uploads/finish', { upload_token });
      await call('POST', '/api/v1/apply', {
        job_uuid: job.uuid,
        upload_token,
        candidate: candidateOf(name, more),
        consent: true,
      });
    },
  };
}

const candidateOf = (name: string, more: Partial<Candidate>) => ({
  name,
  phone: `139${randomInt(10_000_000, 99_999_999)}`,
  email: '',
  school: '同济大学',
  degree: 'bachelor',
  major: '软件工程',
  graduation_month: '2027-06',
  city: '上海',
  days_per_week: 4,
  months: 6,
  earliest_start: 'now',
  ...more,
});

const draftOf = (title: string) => ({
  kind: 'internship',
  title,
  category: '0102',
  cities: ['310100'],
  headcount: 2,
  min_degree: 'bachelor',
  pay_min: 200,
  pay_max: 300,
  days_per_week: 4,
  months: 3,
  deadline: inDays(40),
  description: '你将参与支付系统的后端开发，负责接口设计、测试与上线，和产品一起把事情做完整。',
});

/** A date in form fields, so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
