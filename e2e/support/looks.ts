import { type BrowserContextOptions, test as base, type FullProject, type Page, request } from '@playwright/test';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobState } from '@qinghe/contract/jobs/job.ts';
import { opsLogin } from '@qinghe/contract/ops/session.ts';
import { LOCALE_KEY, OPERATOR_KEY, TOKEN_KEY } from '../../web/src/lib/storage-keys.ts';
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
  /** The token of an account's one session: looking changes nothing, so all tests of a worker share it. */
  tokenFor: (account: string) => Promise<string>;
  /** Gives a page the session of an operator. */
  asOperator: (page: Page) => Promise<void>;
  /** Paths of the public pages of a job that is online, and of one that was taken offline. */
  onlineJob: string;
  offlineJob: string;
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A test that only looks: its page has a session that no login had to make. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  account: [MASTER, { option: true }],
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
  stored: async ({ account, tokenFor }, use) => {
    await use(account === '' ? {} : { [TOKEN_KEY]: await tokenFor(account) });
  },
  storageState: async ({ baseURL, stored }, use) => {
    await use(stateOf(baseURL, stored));
  },
  englishPage: async ({ browser, baseURL, stored }, use) => {
    const storageState = stateOf(baseURL, { ...stored, [LOCALE_KEY]: 'en' });
    const context = await browser.newContext({ locale: 'en', storageState });
    await use(await context.newPage());
    await context.close();
  },
});

const stateOf = (origin = '', stored: Record<string, string>): StorageState => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
});

/** Path of the public page of one of the demo company's jobs. */
async function findJob(filter: JobState, tokenFor: WorkerFixtures['tokenFor'], { use }: FullProject): Promise<string> {
  const api = await request.newContext({ baseURL: use.baseURL });
  const response = await api.get(listJobs.path, {
    params: { kind: 'internship', filter },
    headers: { Authorization: await tokenFor(MASTER) },
  });
  const { data } = (await response.json()) as { data: { items: { uuid: string }[] } };
  await api.dispose();
  return `/jobs/${data.items[0]?.uuid}`;
}
