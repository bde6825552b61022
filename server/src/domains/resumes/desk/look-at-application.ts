import * as contract from '@qinghe/contract/resumes/looks.ts';
import { read } from '../../../http/read.ts';
import { signalLook } from '../../../realtime/signal.ts';
import { seeApplication } from './read-application.ts';

/** @throws AppError 40401 unknown, or for a job that is not the caller's to see */
export const lookAtApplication = read(contract.lookAtApplication, async ({ db, member }, { uuid, looking }) => {
  const { job_owner_uuid, job_shares } = await seeApplication(db, member, uuid);
  const accounts = [job_owner_uuid, ...job_shares.map(({ account_uuid }) => account_uuid)];
  const look = { application_uuid: uuid, account_uuid: member.accountUuid, name: member.name, looking };
  await signalLook(db, { companyUuid: member.companyUuid, accounts }, look);
  return {};
});
