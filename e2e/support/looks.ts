import { type BrowserContext, test as base, type FullProject, type Page, request } from '@playwright/test';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { listOpenFairs } from '@qinghe/contract/fairs/sign-up.ts';
import { listBrochures } from '@qinghe/contract/jobs/brochures.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobState } from '@qinghe/contract/jobs/job.ts';
import { opsLogin } from '@qinghe/contract/ops/session.ts';
import { listTalks } from '@qinghe/contract/talks/talks.ts';
import { LOCALE_KEY, OPERATOR_KEY, TOKEN_KEY } from '../../web/src/lib/storage/storage-keys.ts';
import { MASTER, OPERATOR, PASSWORD } from './browser.ts';

interface TestFixtures {
  /** Whose session the pages of a test have; none where it is empty. */
  account: string;
  /** What the browser has stored of that session. */
  stored: Record<string, string>;
  /** As `page`, in English. */
  englishPage: Page;
}

interface WorkerFixtures {
  /** The one browser window of a language: the files of the application are fetched and compiled once a worker. */
  windowIn: (locale: 'zh-CN' | 'en') => Promise<BrowserContext>;
  /** The token of an account's one session: looking changes nothing, so all tests of a worker share it. */
  tokenFor: (account: string) => Promise<string>;
  /** Gives a page the session of an operator. */
  asOperator: (page: Page) => Promise<void>;
  /** Paths of the public pages of a job that is online, and of one that was taken offline. */
  onlineJob: string;
  offlineJob: string;
  /** Path of another public page of the demo company: the first of its kind that is there. */
  demoPath: (kind: PublicKind) => Promise<string>;
}

/** What is read to find a public page: a list, or the account with its company. */
interface Read {
  items?: { uuid: string }[];
  company_uuid?: string;
}

const firstItem = ({ items }: Read) => items?.[0]?.uuid;

/** Where the uuid of a public page stands first. */
const firstOf = {
  companies: { path: getUserInfo.path, nameIn: ({ company_uuid }: Read) => company_uuid },
  brochures: { path: listBrochures.path, nameIn: firstItem },
  talks: { path: listTalks.path, nameIn: firstItem },
  fairs: { path: listOpenFairs.path, nameIn: firstItem },
};

export type PublicKind = keyof typeof firstOf;
export const publicKinds = Object.keys(firstOf) as PublicKind[];

/** A test that only looks: its page has a session that no login had to make. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  account: [MASTER, { option: true }],
  windowIn: [
    async ({ browser }, use, { project }) => {
      const { baseURL, timezoneId } = project.use;
      const windows = new Map<string, BrowserContext>();
      await use(async (locale) => {
        const open = windows.get(locale) ?? (await browser.newContext({ baseURL, timezoneId, locale }));
        windows.set(locale, open);
        return open;
      });
      await Promise.all([...windows.values()].map((window) => window.close()));
    },
    { scope: 'worker' },
  ],
  tokenFor: [
    async ({ playwright }, use, { project }) => {
      const api = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const tokens = new Map<string, string>();
      await use(async (phone) => {
        const known = tokens.get(phone);
        if (known) return known;
        const response = await api.post('/test/session', { data: { phone } });
        const { token } = (await response.json()) as { token: string };
        tokens.set(phone, token);
        return token;
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  asOperator: [
    async ({ playwright }, use, { project }) => {
      const api = await playwright.request.newContext({ baseURL: project.use.baseURL });
      let token: string | undefined;
      await use(async (page) => {
        if (token === undefined) {
          const response = await api.post(opsLogin.path, { data: { phone: OPERATOR, password: PASSWORD } });
          ({ token } = ((await response.json()) as { data: { token: string } }).data);
        }
        const stored: [string, string] = [OPERATOR_KEY, token];
        await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), stored);
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  onlineJob: [({ tokenFor }, use, { project }) => findJob('online', tokenFor, project).then(use), { scope: 'worker' }],
  offlineJob: [
    ({ tokenFor }, use, { project }) => findJob('offline', tokenFor, project).then(use),
    { scope: 'worker' },
  ],
  demoPath: [
    ({ tokenFor }, use, { project }) =>
      use(async (kind) => {
        const { path, nameIn } = firstOf[kind];
        return `/${kind}/${nameIn(await readAsMaster(path, {}, tokenFor, project))}`;
      }),
    { scope: 'worker' },
  ],
  stored: async ({ account, tokenFor }, use) => {
    await use(account === '' ? {} : { [TOKEN_KEY]: await tokenFor(account) });
  },
  page: async ({ windowIn, stored }, use) => {
    await usePage(await windowIn('zh-CN'), stored, use);
  },
  englishPage: async ({ windowIn, stored }, use) => {
    await usePage(await windowIn('en'), { ...stored, [LOCALE_KEY]: 'en' }, use);
  },
});

/** A page of a shared window whose store begins with this, whatever the tests before have left there. */
async function usePage(shared: BrowserContext, stored: Record<string, string>, use: (page: Page) => Promise<void>) {
  const page = await shared.newPage();
  await page.addInitScript((entries) => {
    if (top !== window || !location.protocol.startsWith('http')) return;
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  await use(page);
  await page.close();
}

/** Path of the public page of one of the demo company's jobs. */
async function findJob(filter: JobState, tokenFor: WorkerFixtures['tokenFor'], project: FullProject): Promise<string> {
  return `/jobs/${firstItem(await readAsMaster(listJobs.path, { kind: 'internship', filter }, tokenFor, project))}`;
}

async function readAsMaster(
  path: string,
  params: Record<string, string>,
  tokenFor: WorkerFixtures['tokenFor'],
  { use }: FullProject,
): Promise<Read> {
  const api = await request.newContext({ baseURL: use.baseURL });
  const response = await api.get(path, { params, headers: { Authorization: await tokenFor(MASTER) } });
  const { data } = (await response.json()) as { data: Read };
  await api.dispose();
  return data;
}
