import * as contract from '@qinghe/contract/jobs/resume-config.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { AppError } from '../../../app-error.ts';
import { type MemberRead, read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { byYou } from '../../../refusals.ts';
import { readFields, saveFields } from './resume-config-queries.ts';

export const getResumeConfig = read(contract.getResumeConfig, (call, { kind }) => present(call, kind));

/** @throws AppError 40901 with the current choice when it was changed since */
export const saveResumeConfig = write(
  contract.saveResumeConfig,
  { audit: 'company.resume_config_changed' },
  async (call, { kind, version, fields }) => {
    const { db, member, now } = call;
    const before = await readFields(db, member.companyUuid, kind);
    const isCurrent = version === before.version;
    if (!isCurrent || !(await saveFields(db, member.companyUuid, { kind, version, fields, at: now })))
      throw new AppError(40901, { data: byYou(await present(call, kind)) });
    const changed = contract.askedFields[kind].filter((name) => fields[name] !== before.fields[name]);
    call.note({ objectUuid: member.companyUuid, detail: { kind, fields: changed } });
    return present(call, kind);
  },
);

async function present(
  { db, member }: Pick<MemberRead, 'db' | 'member'>,
  kind: JobKind,
): Promise<contract.ResumeConfig> {
  const saved = await readFields(db, member.companyUuid, kind);
  return { kind, ...saved, abilities: { change: member.type === 'master' } };
}
