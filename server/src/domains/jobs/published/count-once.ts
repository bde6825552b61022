import type { FastifyRequest } from 'fastify';
import { withTransaction } from '../../../db/database.ts';
import { takeQuota } from '../../../db/quota.ts';
import { networkOf } from '../../../http/network.ts';
import type { Services } from '../../../services.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { VIEWS_OF_BROWSER, VIEWS_OF_NETWORK } from '../quotas.ts';
import { countAtJob, countView, type JobCounter } from './public-queries.ts';

interface Counted {
  companyUuid: string;
  uuid: string;
  counter: JobCounter;
  /** Where a view came from. */
  source?: string;
}

/** Once a day for each browser, so that the figures of a job are not made by reloading its pages. */
export const countOnce = (
  { db, clock }: Services,
  { companyUuid, uuid, counter, source = '' }: Counted,
  request: FastifyRequest,
): Promise<void> =>
  withTransaction(db, async (trx) => {
    const now = clock();
    const what = counter === 'views' ? uuid : `${counter} ${uuid}`;
    const from = `${what} ${networkOf(request)}`;
    const isNew =
      (await takeQuota(trx, VIEWS_OF_BROWSER, `${from} ${request.headers['user-agent'] ?? ''}`, { now })) &&
      (await takeQuota(trx, VIEWS_OF_NETWORK, from, { now }));
    if (!isNew) return;
    await countAtJob(trx, companyUuid, uuid, counter);
    if (counter === 'views') await countView(trx, { companyUuid, uuid, day: chinaDay(now), source });
  });
