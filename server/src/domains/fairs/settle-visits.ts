import { isApplying } from '@qinghe/contract/fairs/desk.ts';
import { type SettledVisit, settleVisit } from '@qinghe/contract/fairs/visit.ts';
import type { MemberWrite } from '../../http/write.ts';
import { annotateInvited, receiveInvited } from '../resumes/index.ts';
import {
  findPhone,
  lastNumber,
  type Outcome,
  readVisits,
  type Stand,
  saveOutcomes,
  type VisitRow,
} from './desk-queries.ts';
import { FAIR_CONSENT_VERSION } from './register.ts';

/** What applications from fairs say of where they come from. */
const SOURCE = 'fair';

/** Says anew what became of those whom new entries are about: their numbers, decisions, and the applications that follow. */
export async function settleVisits(
  call: MemberWrite,
  stand: Stand,
  { touched, jobs, keyName }: { touched: readonly string[]; jobs: readonly string[]; keyName: string | null },
): Promise<void> {
  const { db, now } = call;
  let last = await lastNumber(db, stand);
  const outcomes: Outcome[] = [];
  const visits = (await readVisits(db, stand, touched)).map((visit) => ({
    visit,
    settled: settleVisit(visit.entries),
  }));
  // Who came first while a phone had no network is called first.
  visits.sort(({ settled: one }, { settled: other }) => arrival(one).localeCompare(arrival(other)));
  for (const { visit, settled } of visits) {
    const number = visit.number ?? (settled.arrivedAt === null ? null : ++last);
    const job_uuid = settled.jobUuid !== null && jobs.includes(settled.jobUuid) ? settled.jobUuid : null;
    const applied = await apply(call, visit, { ...settled, jobUuid: job_uuid });
    if (applied.application_uuid)
      await annotateInvited(call, applied.application_uuid, { ...changed(visit, settled), uuid: visit.uuid, keyName });
    outcomes.push({
      uuid: visit.uuid,
      number,
      state: settled.state,
      arrived_at: settled.arrivedAt,
      first_called_at: settled.firstCalledAt,
      missed: settled.missed,
      note: settled.note,
      stars: settled.stars,
      decision: settled.decision,
      job_uuid,
      decided_at: settled.decidedAt,
      ...applied,
    });
  }
  await saveOutcomes(db, stand.companyUuid, outcomes, now);
}

const arrival = ({ arrivedAt }: SettledVisit): string => arrivedAt ?? '';

type Applied = Pick<Outcome, 'application' | 'application_uuid'>;

/** Applies for who was chosen, once: whatever is decided later, an application that was made is decided on as every other. */
async function apply(call: MemberWrite, visit: VisitRow, { decision, jobUuid }: SettledVisit): Promise<Applied> {
  const { application, application_uuid } = visit;
  if (application === 'made') return { application, application_uuid };
  if (decision === null || !isApplying(decision)) return { application: 'none', application_uuid: null };
  const phone = await findPhone(call.db, visit.visitor_uuid);
  const { name, school, major, degree, graduation_year } = visit;
  const made =
    jobUuid &&
    phone &&
    (await receiveInvited(call, {
      job_uuid: jobUuid,
      person: { name, phone, school, major, degree, graduation_year },
      stage: decision === 'interview' ? 'interview' : 'primary_screening',
      source: SOURCE,
      consentVersion: FAIR_CONSENT_VERSION,
    }));
  return made ? { application: 'made', application_uuid: made } : { application: 'gone', application_uuid: null };
}

/** What is new for the application: all of it when it was just made, and what was cleared since. */
function changed(visit: VisitRow, { note, stars }: SettledVisit): { note?: string; stars?: number } {
  const before = visit.application === 'made' ? visit : { note: '', stars: 0 };
  return { ...(note !== before.note && { note }), ...(stars !== before.stars && { stars }) };
}
