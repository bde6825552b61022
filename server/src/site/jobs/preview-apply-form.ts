import * as contract from '@qinghe/contract/resumes/preview-form.ts';
import { findCompanyName } from '../../domains/company/index.ts';
import { deliverSettingOf } from '../../domains/jobs/index.ts';
import { read } from '../../http/read.ts';
import { applyForm } from './apply-form.ts';

/** A wish is asked of where there is a choice. */
const CITIES = ['上海', '杭州'];

/** As for a job of the company in two cities. */
export const previewApplyForm = read(contract.previewApplyForm, async ({ db, member, locale }, { kind, fields }) => {
  const company_name = await findCompanyName(db, member.companyUuid);
  const deliver = await deliverSettingOf(db, member.companyUuid, kind);
  const job = { uuid: '', company_name, city_names: CITIES, draft: { kind, questions: [] }, fields, deliver, locale };
  return { html: applyForm(job).toString() };
});
