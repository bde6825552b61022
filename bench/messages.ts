// Messages to accounts: what an action takes with fifty people told of it, the list of somebody with a hundred thousand, and
// the summaries of a morning. Budgets: the action keeps 0.80 of its rate; the list takes at most 1.2 times as long as with a
// hundred; twenty thousand summaries in at most ten minutes by one worker.
import { setTimeout as pause } from 'node:timers/promises';
import { listMessages } from '@qinghe/contract/messages/messages.ts';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../server/src/db/audit.ts';
import { connect, type Database, withTransaction } from '../server/src/db/database.ts';
import { sendDigest } from '../server/src/domains/home/digest.ts';
import { tell } from '../server/src/domains/messages/index.ts';
import { writeTold } from '../server/src/domains/messages/write-told.ts';
import { publishEvent } from '../server/src/realtime/publish.ts';
import type { Services } from '../server/src/services.ts';
import { openQueue } from '../server/src/tasks/queue.ts';
import { handlersOf } from '../server/src/tasks/task.ts';
import { chinaDay } from '../server/src/time/china-day.ts';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { call } from './lib/call.ts';
import { within } from './lib/connection.ts';
import { p50InTurns } from './lib/figures.ts';
import { present, type Row } from './lib/rows.ts';

const SIZES = {
  full: { messages: [100, 100_000], accounts: 20_000, turns: { warmUp: 20, rounds: 200 } },
  smoke: { messages: [10, 100], accounts: 10, turns: { warmUp: 0, rounds: 1 } },
};
const HEARERS = 50;
const MIN_RATE = 0.8;
const MAX_LIST_RATIO = 1.2;
const MAX_MINUTES = 10;

/** @returns rows of the bench table */
export async function benchMessages(bench: Bench): Promise<Row[]> {
  return [await benchTelling(bench), await benchList(bench), await benchDigests(bench)];
}

/** The part of the services that is asked for; whatever is handed over is nobody’s time here. */
const servicesOf = (db: Database) =>
  ({
    db,
    clock: () => new Date(),
    tasks: { enqueueMany: async () => undefined },
    signingSecret: 'bench',
    publicUrl: 'https://bench.example',
  }) as unknown as Services;

/** A note on an application as it is written with its audit row and its event, with and without messages to fifty. */
async function benchTelling(bench: Bench): Promise<Row> {
  const { turns } = SIZES[bench.size];
  const { url, company, account, applications } = await bench.company(1);
  const application = present(applications[0], 'application');
  const to = await within(url, async (client) => {
    const { rows } = await client.query<{ uuid: string }>(
      `insert into account (uuid, phone, name, company_uuid)
       select gen_random_uuid(), '137' || lpad(n::text, 8, '0'), '同事' || n, $1 from generate_series(1, $2::int) n returning uuid`,
      [company, HEARERS],
    );
    return rows.map(({ uuid }) => uuid);
  });
  const { db, close } = connect(url, 2);
  const tasks = await openQueue(url, [writeTold], pino({ level: 'warn' }));
  const services = { ...servicesOf(db), tasks };
  const act = (hearers: readonly string[]) =>
    withTransaction(db, async (trx) => {
      const now = new Date();
      const { job_uuid, kind } = await trx
        .selectFrom('application')
        .selectAll()
        .where('company_uuid', '=', company)
        .where('uuid', '=', application)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const [uuid, created_at] = [uuidv7(), now];
      const note = { company_uuid: company, application_uuid: application, uuid, author_uuid: account };
      await trx
        .insertInto('application_note')
        .values({ ...note, text: '约周五面试', created_at })
        .execute();
      const actor = { kind: 'account', uuid: account } as const;
      await writeAudit(trx, {
        ...{
          companyUuid: company,
          actor,
          action: 'application.note_added',
          objectUuid: application,
          requestId: 'bench',
        },
      });
      await publishEvent(
        trx,
        { companyUuid: company, owners: [account] },
        { type: 'application.noted', uuid: application, job_uuid, kind },
      );
      const told = { companyUuid: company, to: hearers, by: account, params: { job: '后端实习生', campus: 0 } };
      if (hearers.length > 0) await tell({ db: trx, services, now }, 'jobExpired', { ...told, subjectUuid: job_uuid });
    });
  try {
    const [without = Number.NaN, withThem = Number.NaN] = await p50InTurns(
      turns,
      () => act([]),
      () => act(to),
    );
    const began = performance.now();
    await tasks.work(handlersOf([writeTold], services));
    const messages = (turns.warmUp + turns.rounds) * HEARERS;
    while ((await countMessages(db)) < messages) await pause(20);
    const seconds = (performance.now() - began) / 1000;
    return {
      what: `an action that ${HEARERS} are told of`,
      measured: `p50 ${withThem.toFixed(1)} ms; all of ${messages.toLocaleString('en')} told in ${seconds.toFixed(1)} s`,
      against: `untold: p50 ${without.toFixed(1)} ms`,
      ratio: without / withThem,
      budget: `>= ${MIN_RATE}`,
      met: without / withThem >= MIN_RATE,
    };
  } finally {
    await tasks.stop();
    await close();
  }
}

const countMessages = async (db: Database): Promise<number> => {
  const { n } = await db
    .selectFrom('message')
    .select((e) => e.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** The first page, over HTTP. */
async function benchList(bench: Bench): Promise<Row> {
  const { turns, messages } = SIZES[bench.size];
  const owners: BenchCompany[] = [];
  for (const count of messages) {
    const owner = await bench.company(0);
    await within(owner.url, async (client) => {
      await client.query(
        `insert into message (account_uuid, uuid, company_uuid, category, kind, params, collapse_key, count, occurred_at, read_at)
         select $1, gen_random_uuid(), $2, 'company', 'memberJoined', '{}', n::text, 1, now() - n * interval '1 minute',
           case when n > 40 then now() end
         from generate_series(1, $3::int) n`,
        [owner.account, owner.company, count],
      );
      await client.query('vacuum analyze message');
    });
    owners.push(owner);
  }
  const { url } = await bench.server();
  const [few = Number.NaN, many = Number.NaN] = await p50InTurns(
    turns,
    ...owners.map(
      ({ token }) =>
        () =>
          call(url, listMessages, {}, { token }),
    ),
  );
  return {
    what: `messages of an account with ${messages[1]?.toLocaleString('en')}`,
    measured: `p50 ${many.toFixed(1)} ms`,
    against: `with ${messages[0]}: p50 ${few.toFixed(1)} ms`,
    ratio: many / few,
    budget: `<= ${MAX_LIST_RATIO}`,
    met: many / few <= MAX_LIST_RATIO,
  };
}

/** One after the other, as a worker with a single lane would; each account has something to read. */
async function benchDigests(bench: Bench): Promise<Row> {
  const { accounts } = SIZES[bench.size];
  const url = await bench.emptyDatabase('digests');
  const uuids = await within(url, async (client) => {
    await client.query(
      `insert into company (company_uuid, name, check_status)
       select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '青禾测速 ' || n, 'pass' from generate_series(0, $1::int / 10) n`,
      [accounts],
    );
    const { rows } = await client.query<{ uuid: string }>(
      `insert into account (uuid, phone, name, email, company_uuid)
       select gen_random_uuid(), '136' || lpad(n::text, 8, '0'), '同事' || n, 'reader' || n || '@example.com',
         ('01900000-0000-7000-8000-' || lpad((n / 10)::text, 12, '0'))::uuid
       from generate_series(1, $1::int) n returning uuid`,
      [accounts],
    );
    await client.query(
      `insert into company_member (company_uuid, account_uuid, type, staff_status)
       select company_uuid, uuid, case when phone like '%0' then 'master' else 'slave' end, 1 from account`,
    );
    await client.query(
      "insert into message_choice (account_uuid, topic, mail) select uuid, 'answers', 'daily' from account",
    );
    await client.query(
      `insert into message (account_uuid, uuid, company_uuid, category, kind, params, collapse_key, count, occurred_at)
       select account.uuid, gen_random_uuid(), company_uuid, 'recruitment', 'talentAccepted', '{"code":"A7K3"}', n::text, 1, now()
       from account, generate_series(1, 3) n`,
    );
    await client.query('vacuum analyze');
    return rows.map(({ uuid }) => uuid);
  });
  const { db, close } = connect(url, 2);
  const services = servicesOf(db);
  const day = chinaDay(new Date());
  try {
    const began = performance.now();
    for (const account_uuid of uuids) await sendDigest.run(services, { account_uuid, day }, { last: false });
    const minutes = (performance.now() - began) / 60_000;
    const { n } = await db
      .selectFrom('delivery')
      .select((e) => e.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    if (Number(n) !== accounts) throw new Error(`${n} of ${accounts} summaries were written`);
    return {
      what: `${accounts.toLocaleString('en')} summaries of the day`,
      measured: `${minutes.toFixed(1)} min, ${((minutes * 60_000) / accounts).toFixed(1)} ms each`,
      budget: `<= ${MAX_MINUTES} min`,
      met: minutes <= MAX_MINUTES,
    };
  } finally {
    await close();
  }
}
