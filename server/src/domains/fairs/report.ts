import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { deskDecisions, isApplying } from '@qinghe/contract/fairs/desk.ts';
import * as contract from '@qinghe/contract/fairs/report.ts';
import { standCloses } from '@qinghe/contract/fairs/stand-hours.ts';
import { fairReport } from '@qinghe/contract/texts/fair-report.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import type { Reader } from '../../db/database.ts';
import { memberRead, read } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { requireFound } from '../../refusals.ts';
import { minuteOfInstant } from '../../time/china-day.ts';
import { storeDocument } from '../files/index.ts';
import { findStand, type ReportedVisit, readReported, readStandJobs, type Stand } from './desk-queries.ts';

type FairReport = OutputOf<typeof contract.getFairReport>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Counted from one reading of the visits, so that everything in it adds up. @throws AppError 40401 without a booth there */
export const getFairReport = read(contract.getFairReport, ({ db, member }, { uuid: fair_uuid }) =>
  readReport(db, { companyUuid: member.companyUuid, fair_uuid }),
);

/** The same as a PDF. @throws AppError 40401 without a booth there, 429 after twenty exports in an hour */
export const exportFairReport = route(contract.exportFairReport, 'fair.report_exported', async (context, { uuid }) => {
  const { db, member, locale } = memberRead(context);
  const report = await readReport(db, { companyUuid: member.companyUuid, fair_uuid: uuid });
  const { drawReport } = await import('./report-pdf.ts');
  return storeDocument(context, {
    audit: 'fair.report_exported',
    objectUuid: uuid,
    title: say(fairReport, 'title', locale, report.fair),
    type: 'application/pdf',
    extension: 'pdf',
    draw: () => drawReport(report, locale),
    rows: report.visits,
    cut: false,
  });
});

async function readReport(db: Reader, stand: Stand): Promise<FairReport> {
  const { sign_up_uuid, starts_at, ends_at, ...fair } = requireFound(await findStand(db, stand));
  const [reported, jobs] = await Promise.all([
    readReported(db, stand),
    readStandJobs(db, stand.companyUuid, sign_up_uuid),
  ]);
  const taken = new Set(jobs.map(({ uuid }) => uuid));
  const visits = reported.map((visit) => ({ ...visit, decision: decisionOf(visit, taken) }));
  const schools = tally(visits, ({ school }) => school).sort((one, other) => other.visits - one.visits);
  return {
    fair: { ...fair, starts_at: minuteOfInstant(starts_at), ends_at: minuteOfInstant(ends_at) },
    visits: visits.length,
    talked: visits.filter(({ state }) => state !== 'waiting').length,
    applications: visits.filter(({ application }) => application === 'made').length,
    wait: meanWait(visits, standCloses(ends_at)),
    hours: byHour(visits),
    degrees: degrees.map((degree) => ({ degree, visits: countOf(visits, (visit) => visit.degree === degree) })),
    years: tally(visits, ({ graduation_year }) => graduation_year)
      .map(({ key, visits: many }) => ({ year: key, visits: many }))
      .sort((one, other) => one.year - other.year),
    schools: schools
      .slice(0, contract.REPORTED_SCHOOLS)
      .map(({ key, visits: many }) => ({ school: key, visits: many })),
    other_schools: schools.slice(contract.REPORTED_SCHOOLS).reduce((sum, { visits: many }) => sum + many, 0),
    decisions: [...deskDecisions, null].map((decision) => ({
      decision,
      visits: countOf(visits, (visit) => visit.decision === decision),
    })),
    jobs: jobs.map((job) => ({ ...job, ...ofJob(visits, job.uuid) })),
  };
}

/** What was decided; nothing where it was for a job that the company did not take along, so that the jobs add up to it. */
const decisionOf = ({ decision, job_uuid }: ReportedVisit, taken: ReadonlySet<string>): ReportedVisit['decision'] =>
  decision === null || !isApplying(decision) || (job_uuid !== null && taken.has(job_uuid)) ? decision : null;

const countOf = (visits: readonly ReportedVisit[], fits: (visit: ReportedVisit) => boolean): number =>
  visits.filter(fits).length;

function tally<Key>(visits: readonly ReportedVisit[], keyOf: (visit: ReportedVisit) => Key) {
  const counts = new Map<Key, number>();
  for (const visit of visits) counts.set(keyOf(visit), (counts.get(keyOf(visit)) ?? 0) + 1);
  return [...counts].map(([key, many]) => ({ key, visits: many }));
}

const ofJob = (visits: readonly ReportedVisit[], uuid: string) => ({
  wished: countOf(visits, ({ wishes }) => wishes.includes(uuid)),
  chosen: countOf(visits, ({ decision, job_uuid }) => job_uuid === uuid && decision !== null && isApplying(decision)),
  applications: countOf(visits, ({ application, job_uuid }) => job_uuid === uuid && application === 'made'),
});

/** Who is called when the stand has closed has not waited for it. */
function meanWait(visits: readonly ReportedVisit[], closes: Date): number | null {
  const waits = visits.flatMap(({ arrived_at, first_called_at }) =>
    first_called_at === null || Date.parse(first_called_at) >= closes.getTime()
      ? []
      : [Math.max(Date.parse(first_called_at) - Date.parse(arrived_at), 0)],
  );
  return waits.length === 0 ? null : Math.round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length / MINUTE);
}

/** A fair lasts some days: more hours than this are the fault of a phone's clock. */
const MAX_HOURS = 7 * 24;

function byHour(visits: readonly ReportedVisit[]): FairReport['hours'] {
  const hours = visits.map(({ arrived_at }) => Math.floor(Date.parse(arrived_at) / HOUR));
  if (hours.length === 0) return [];
  const last = hours.reduce((one, other) => Math.max(one, other));
  const first = Math.max(
    hours.reduce((one, other) => Math.min(one, other)),
    last - MAX_HOURS + 1,
  );
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: minuteOfInstant(new Date((first + index) * HOUR).toISOString()),
    // Those before the first hour that is shown stand in it.
    visits: hours.filter((hour) => Math.max(hour, first) === first + index).length,
  }));
}
