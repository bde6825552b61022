import * as contract from '@qinghe/contract/home/first-steps.ts';
import { holdsRole } from '@qinghe/contract/roles.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { findFirstSteps, saveHidden } from './first-steps-queries.ts';

const OF_THE_COMPANY: readonly contract.FirstStep[] = ['logo', 'company_text', 'colleague'];

/** Nothing of it is stored but that it is hidden: what is done is what there is. */
export const getFirstSteps = read(contract.getFirstSteps, async ({ db, member, now }) => {
  const { campus_job, hidden, ...found } = await findFirstSteps(db, member, now);
  const isOwn = (step: contract.FirstStep) =>
    (member.type === 'master' || !OF_THE_COMPANY.includes(step)) && (step !== 'talk' || campus_job || found.talk);
  const steps = holdsRole(member.role, 'recruiter') ? contract.firstSteps.filter(isOwn) : [];
  return { steps: steps.map((step) => ({ step, done: found[step] })), hidden };
});

export const hideFirstSteps = write(
  contract.hideFirstSteps,
  { audit: { none: 'what somebody has on the own home page is no concern of the company' } },
  async ({ db, member, now }, { hidden }) => {
    await saveHidden(db, member.accountUuid, hidden, now);
    return { hidden };
  },
);
