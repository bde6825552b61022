import type * as contract from '@qinghe/contract/company/endpoints.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { type RequestContext, requireActor } from '../../http/context.ts';
import { findCompany } from './queries.ts';

/** The caller's company; null before it has one. */
export async function getCompanyInfo(context: RequestContext): Promise<OutputOf<typeof contract.getCompanyInfo>> {
  const { companyUuid } = requireActor(context);
  const company = companyUuid === null ? undefined : await findCompany(context.services.db, companyUuid);
  return { company: company ?? null };
}
