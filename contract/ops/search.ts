import { z } from 'zod';
import { companyCaseHistory } from '../company/cases.ts';
import { checkStatus } from '../company/endpoints.ts';
import { companyPapers } from '../company/papers.ts';
import { companyLimits } from '../company/services.ts';
import { formats, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { jobKind } from '../resumes/stages.ts';
import { byUuid } from '../shapes.ts';
import { domain } from './domain.ts';
import { proposal, proposalAction, settledProposal } from './proposals.ts';

const foundCompany = z.object({
  uuid: formats.uuid,
  name: z.string(),
  check_status: checkStatus,
  frozen: z.boolean(),
});
const foundAccount = z.object({
  uuid: formats.uuid,
  /** Masked. */
  name: z.string(),
  company: z.string().nullable(),
  frozen: z.boolean(),
});

/** What is looked for travels in the body: a phone belongs in no address. */
export const findSubjects = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/search',
  access: 'operator',
  summary: 'Companies by a part of their name or by their credit code, accounts by their whole phone or e-mail',
  input: z.object({ q: searchWords(limits.email).min(2, 'format.required') }),
  output: z.object({ companies: z.array(foundCompany), accounts: z.array(foundAccount) }),
});

export const getSubjectCompany = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/company',
  access: 'operator',
  summary: 'A company with its papers in force, members, jobs and history; looking at it is kept in its audit log',
  input: byUuid,
  output: foundCompany.extend({
    version: z.number().int(),
    papers: companyPapers.nullable(),
    /** The first 100; names and phones masked. */
    members: z.array(
      foundAccount.omit({ company: true }).extend({ phone: z.string(), type: z.enum(['master', 'slave']) }),
    ),
    member_count: z.number().int(),
    /** The first 100 that are online. */
    jobs: z.array(z.object({ uuid: formats.uuid, title: z.string(), kind: jobKind })),
    job_count: z.number().int(),
    limits: companyLimits,
    history: companyCaseHistory,
    proposal: proposal.nullable(),
    /** The last five that were settled, the newest first. */
    settled: z.array(settledProposal),
    /** What can be proposed. */
    actions: z.array(proposalAction),
  }),
});

export const getSubjectAccount = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/account',
  access: 'operator',
  summary: 'An account, masked, with its company and state; looking at it is kept in the audit log of its company',
  input: byUuid,
  output: foundAccount.extend({
    version: z.number().int(),
    company_uuid: formats.uuid.nullable(),
    phone: z.string(),
    email: z.string(),
    type: z.enum(['master', 'slave']).nullable(),
    identified: z.boolean(),
    closed: z.boolean(),
    created_at: formats.instant,
    proposal: proposal.nullable(),
    /** The last five that were settled, the newest first. */
    settled: z.array(settledProposal),
    actions: z.array(proposalAction),
  }),
});
