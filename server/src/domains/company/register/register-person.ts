import * as contract from '@qinghe/contract/account/register.ts';
import { AppError } from '../../../app-error.ts';
import { readForAnyone } from '../../../http/read.ts';
import { route } from '../../../http/route.ts';
import { auditedTransaction } from '../../../http/write.ts';
import { registerPhone, requireGoodPassword, sendActivation, startSession } from '../../account/index.ts';
import { joinByInvitation, openInvitation } from '../members/accept-invitation.ts';
import { maskAddress } from '../members/invitation-link.ts';

const audit = 'account.registered';
const nobody = { companyUuid: null, actor: { kind: 'candidate' as const, uuid: null } };

/** @throws AppError 40401 for an invitation that opens nothing any more */
export const beforeRegister = readForAnyone(contract.beforeRegister, async (call, { invitation }) => {
  if (invitation === undefined) return { by: 'phone' as const, company: null, address: '' };
  const { company, address } = await openInvitation(call, invitation);
  return { by: 'phone' as const, company, address: maskAddress(address) };
});

/**
 * A new account by phone, code and password, with its first session; an invitation lets it into a company at once. That a
 * phone has an account is said after its right code only. An e-mail is bound by the link that is sent to it, outside of the
 * transaction.
 * @throws AppError 40102 wrong code, 40902 when the phone has an account or the invitation is for another one, 400 at
 * `password`, 40401 for an invitation that opens nothing any more
 */
export const register = route(contract.register, audit, async (context, input) => {
  requireGoodPassword(input.password, input.phone);
  const made = await auditedTransaction(context, { audit, input, ...nobody }, async (call) => {
    const person = await registerPhone(call, input);
    if (person instanceof AppError) return person;
    if (input.invitation !== undefined) await joinByInvitation(call, person.uuid, input.invitation);
    return { ...person, session: await startSession(call, person.uuid) };
  });
  if (made.link) await sendActivation(context, made.link);
  return made.session;
});
