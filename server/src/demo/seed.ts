import { readCv } from '@qinghe/cv-reader/index.ts';
import { v7 as uuidv7 } from 'uuid';
import { bindPlayedWechat, hashPassword } from '../domains/account/index.ts';
import { insertSentLink, toSearchVector, toStoredSpans } from '../domains/resumes/index.ts';
import { giveCoins } from '../domains/wallet/index.ts';
import { moneyTransaction } from '../money-turn.ts';
import type { Services } from '../services.ts';
import { seedDemoConversations } from './conversations.ts';
import { demoCvPdf } from './cv-pdf.ts';
import { seedDemoPlaces } from './full-places.ts';
import { type DemoHistory, demoHistory } from './history.ts';
import { DEMO_COMPANY, demoJobs, rejectTemplates } from './jobs.ts';
import { tellDemo } from './messages.ts';
import { insertDemoNotices } from './notices.ts';
import { demoPeople } from './people.ts';
import type { DemoPerson } from './person.ts';
import { seedDemoCompanies } from './seed-companies.ts';
import { type DemoApplication, hasDemo, insertDemo } from './seed-queries.ts';
import { seedDemoTalents } from './talents.ts';

const APPLICATIONS = 300;
const PASSWORD = 'qinghe2026';
const SEED = 2026;
/** Given by the platform: enough to try what they buy. */
const DEMO_COINS = 500;

/**
 * Fills an empty database with the demo company: accounts, jobs, 300 applications in all stages with real CV files; and
 * with others in every state of review, people in the talent pool, one that has no place left for a job, and what people said and asked. Does nothing where it stands already; a start that was cut off before the end begins anew.
 */
export async function seedDemo(services: Services, say: (line: string) => void): Promise<void> {
  if (!(await hasDemo(services.db))) await seedFirstCompany(services, say);
  await seedDemoCompanies(services, PASSWORD);
  await seedDemoPlaces(services);
  await seedDemoTalents(services);
  await seedDemoConversations(services);
}

async function seedFirstCompany(services: Services, say: (line: string) => void): Promise<void> {
  const started = performance.now();
  say('  Making the demo company (once)');
  const now = services.clock();
  const passwordHash = await hashPassword(PASSWORD);
  const people = demoPeople(APPLICATIONS, SEED);
  const companyUuid = uuidv7();
  const master = uuidv7();
  const child = uuidv7();
  const jobs = demoJobs(now).map((job) => ({
    ...job,
    uuid: uuidv7(),
    owner_uuid: job.owner === 'child' ? child : master,
  }));
  const receiving = jobs.filter((job) => job.share > 0);
  const applications: DemoApplication[] = [];
  for (const [index, person] of people.entries()) {
    const job = pickJob(receiving, index);
    const history = demoHistory({ index, now, master, closed: job.state !== 'online' });
    applications.push(await prepareApplication(services, companyUuid, job, person, history));
    if ((index + 1) % 100 === 0) say(`  ${index + 1} of ${APPLICATIONS} CVs written`);
  }
  await moneyTransaction(services.db, companyUuid, async (trx) => {
    await insertDemo(trx, {
      company: { company_uuid: companyUuid, ...DEMO_COMPANY },
      accounts: [
        {
          uuid: master,
          phone: '13800000001',
          email: 'linxiao@yunshan.example',
          name: '林晓',
          position: '招聘负责人',
          type: 'master',
        },
        {
          uuid: child,
          phone: '13800000002',
          email: 'zhaoyiming@yunshan.example',
          name: '赵一鸣',
          position: '产品部 HR',
          type: 'slave',
        },
        { uuid: uuidv7(), phone: '13800000003', email: null, name: '新用户', position: '', type: null },
      ].map(
        (account) =>
          ({ ...account, password_hash: passwordHash }) as Parameters<typeof insertDemo>[1]['accounts'][number],
      ),
      jobs,
      applications,
      templates: rejectTemplates.flatMap((template) =>
        [master, child].map((account_uuid) => ({ ...template, uuid: uuidv7(), account_uuid })),
      ),
      now,
    });
    for (const { uuid: applicationUuid } of applications)
      await insertSentLink(trx, services, { companyUuid, applicationUuid, now });
    await giveCoins({ db: trx, now }, companyUuid, { coins: DEMO_COINS, proposalUuid: uuidv7() });
    await insertDemoNotices(trx, now);
    await tellDemo({ db: trx, services, now }, { companyUuid, master, jobs, applications });
    await bindPlayedWechat(trx, { signingSecret: services.signingSecret, now }, master, '林晓');
  });
  say(`  Demo company ready (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/** Shares of the applications among jobs, the same on every machine. */
function pickJob<Job extends { share: number }>(jobs: readonly Job[], index: number): Job {
  const total = jobs.reduce((sum, job) => sum + job.share, 0);
  let slot = (index * 37) % total;
  for (const job of jobs) {
    if (slot < job.share) return job;
    slot -= job.share;
  }
  throw new Error('shares do not add up');
}

async function prepareApplication(
  { storage }: Services,
  companyUuid: string,
  job: DemoApplication['job'],
  person: DemoPerson,
  history: DemoHistory,
): Promise<DemoApplication> {
  const bytes = await demoCvPdf(person);
  const fileUuid = uuidv7();
  const storageKey = `${companyUuid}/cv/${fileUuid}`;
  await storage.put(storageKey, { bytes, type: 'application/pdf' });
  const { text, fields, lines } = await readCv(bytes);
  return {
    uuid: uuidv7(),
    job,
    person,
    history,
    file: {
      uuid: fileUuid,
      name: `${person.name}-${person.school}.pdf`,
      size: bytes.length,
      storageKey,
      text,
      fields,
      spans: toStoredSpans(lines),
    },
    search: toSearchVector([person.name, person.school, person.major, person.city, text].join('\n')),
  };
}
