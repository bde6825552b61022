import * as contract from '@qinghe/contract/candidates/retention.ts';
import type { Reader } from '../../../db/database.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireCurrent } from '../../../refusals.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { countOutlived } from '../../resumes/index.ts';
import { findRetention, lockRetention, putRetention } from './retention-queries.ts';

const AHEAD = 30 * 86_400_000;

export const getRetention = read(contract.getRetention, ({ db, member: { companyUuid }, now }) =>
  readRetention(db, companyUuid, now),
);

/** For how long a company keeps what candidates handed in, and what of it goes soon. */
export async function readRetention(db: Reader, companyUuid: string, now: Date) {
  const setting = settingOf(await findRetention(db, companyUuid));
  const { ending, next } = await countOutlived(db, companyUuid, new Date(now.getTime() + AHEAD), setting.months);
  return { ...setting, ending, next: next && chinaDay(new Date(next)) };
}

/** @throws AppError 40901 changed since */
export const saveRetention = write(
  contract.saveRetention,
  { audit: 'company.retention_changed' },
  async ({ db, member: { companyUuid }, now, note }, { months, version }) => {
    const before = settingOf(await lockRetention(db, companyUuid));
    await requireCurrent(before, version, (current) => current);
    const after = { months, version: version + 1 };
    await putRetention(db, companyUuid, { ...after, at: now });
    note({ objectUuid: companyUuid, detail: { months, before: before.months } });
    return after;
  },
);

/** Of a company that has said nothing the usual. */
const settingOf = (row: { months: number; version: number } | undefined): contract.Retention => ({
  months: contract.retentionMonths.find((months) => months === row?.months) ?? contract.USUAL_MONTHS,
  version: row?.version ?? 0,
});
