import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay } from '../../../time/china-day.ts';
import type { Telling } from '../../messages/index.ts';
import { type KeptApplication, readApplicationsOf, withdrawIn } from '../../resumes/index.ts';
import { erasePerson } from './erase-person.ts';
import { findHoldAmong, type LegalHold } from './hold-queries.ts';
import { lockDueRequests, putOff } from './request-queries.ts';

const HOUR = 3_600_000;
/** One person a transaction, so many in a run; the clock asks again. */
const A_RUN = 200;

type Due = Awaited<ReturnType<typeof lockDueRequests>>[number];

/** Erases whoever asked for it a day ago and did not think again; where a hold lasts nothing is used any more, and it waits. */
export const eraseAsked = defineTask({
  name: 'candidates.erase-asked',
  payload: z.object({}),
  cron: '*/5 * * * *',
  timeoutSeconds: 600,
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run(services) {
    let failure: unknown;
    for (let done = 0; done < A_RUN; done += 1) {
      const next = await eraseNext(services).catch(async (error: unknown) => {
        failure ??= error;
        return putNextOff(services);
      });
      if (!next) break;
    }
    // The others are not held up by one; the log says that one was.
    if (failure) throw failure;
  },
});

/** Whoever could not be erased is tried again an hour later. */
const putNextOff = ({ db, clock }: Services): Promise<boolean> =>
  withTransaction(db, async (trx) => {
    const [due] = await lockDueRequests(trx, clock(), 1);
    if (!due) return false;
    const asked = { companyUuid: due.company_uuid, applicationUuid: due.application_uuid };
    await putOff(trx, asked, new Date(clock().getTime() + HOUR));
    return true;
  });

/** @returns whether there was one */
const eraseNext = (services: Services): Promise<boolean> =>
  withTransaction(services.db, async (db) => {
    const now = services.clock();
    const [due] = await lockDueRequests(db, now, 1);
    if (!due) return false;
    const address = addressOf(due);
    const applications = await readApplicationsOf(db, address);
    const kept = { applications: [due, ...applications], today: chinaDay(now) };
    const hold = await findHoldAmong(db, services.signingSecret, address, kept);
    if (hold) await keepUnused({ db, services, now }, { due, applications, hold });
    else {
      const actor = { kind: 'clock' as const, uuid: null };
      await erasePerson({ db, services, actor, requestId: '', locale: 'zh-CN', now }, address);
    }
    return true;
  });

/** By the phone, which is what joins a person's applications; by the e-mail where no phone of here was given. */
const addressOf = ({ phone, email }: Due): string =>
  isMainlandPhone(phone) || email === '' ? phone : email.toLowerCase();

/** PIPL, article 47: what must be kept is stored, and otherwise processed no more. */
async function keepUnused(
  telling: Telling,
  { due, applications, hold }: { due: Due; applications: readonly KeptApplication[]; hold: LegalHold },
): Promise<void> {
  const asked = { companyUuid: due.company_uuid, applicationUuid: due.application_uuid };
  const { db, now } = telling;
  await withdrawIn(telling, { ...asked, requestId: '' });
  // All of them would have gone.
  for (const { company_uuid: companyUuid, uuid: applicationUuid } of applications)
    await withdrawIn(telling, { companyUuid, applicationUuid, requestId: '' });
  const nextDay = new Date(Date.parse(`${hold.until}T00:00:00+08:00`) + 24 * HOUR);
  // A hold may end sooner than it said: it is looked for again each day.
  await putOff(db, asked, new Date(Math.min(nextDay.getTime(), now.getTime() + 24 * HOUR)));
}
