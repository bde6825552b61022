import type { CompanyMember } from '@qinghe/contract/company/members.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** What is to be done with a member, once a dialog has asked for the rest. */
export interface MemberAsk {
  kind: 'suspend' | 'remove' | 'limit' | 'role' | 'handOver';
  member: CompanyMember;
}

export function MemberDialogs({ kind, member: asked, onClose }: MemberAsk & { onClose: () => void }) {
  // Who has no name yet is asked about by the number.
  const member = { ...asked, name: asked.name || asked.phone };
  if (kind === 'limit') return <LimitDialog member={member} onClose={onClose} />;
  if (kind === 'role') return <RoleDialog member={member} onClose={onClose} />;
  if (kind === 'handOver') return <HandOverDialog member={member} onClose={onClose} />;
  return <LeaveDialog kind={kind} member={member} onClose={onClose} />;
}
