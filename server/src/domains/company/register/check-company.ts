import * as contract from '@qinghe/contract/company/register.ts';
import { maskName } from '@qinghe/contract/formats.ts';
import { plainSigns } from '@qinghe/contract/pasted.ts';
import { AppError } from '../../../app-error.ts';
import { readForAccount } from '../../../http/read.ts';
import { findKnownCompany } from './draft-queries.ts';

/** Whether a company is here already; only who knows its whole name or its code finds it. */
export const checkCompany = readForAccount(contract.checkCompany, async ({ db }, { name, credit_code: creditCode }) => {
  if (!name && creditCode === undefined) throw new AppError(400, { field: 'name', reason: 'format.required' });
  const known = await findKnownCompany(db, { name, creditCode });
  return { company: known ? presentKnown(known) : null };
});

/** Says the same of a company that is not here and of another name. */
export const checkByLegalPerson = readForAccount(contract.checkByLegalPerson, async ({ db }, input) => {
  const known = await findKnownCompany(db, { creditCode: input.credit_code });
  return { matches: known?.legal_person != null && bare(known.legal_person) === bare(input.legal_person) };
});

const bare = (name: string): string => plainSigns(name).replace(/\s/g, '');

type Known = NonNullable<Awaited<ReturnType<typeof findKnownCompany>>>;

export const presentKnown = ({ company_uuid, name, master_name }: Known) => ({
  company_uuid,
  name,
  master_name: maskName(master_name ?? ''),
});
