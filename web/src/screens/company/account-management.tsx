import { listMembers } from '@qinghe/contract/company/members.ts';
import { useState } from 'react';
import { useExportMembers } from '../../domains/company/api/audit.ts';
import { useMembers } from '../../domains/company/api/members.ts';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Key } from '../../ui/key/key.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { HandOverNote } from './members/hand-over-note.tsx';
import { InviteForm } from './members/invite-form.tsx';
import { JoinRequests } from './members/join-requests.tsx';
import { MemberDialogs } from './members/member-dialogs.tsx';
import { useMemberTable } from './members/use-member-table.tsx';

const states = ['active', 'unidentified', 'suspended'] as const;

/** Who is in the company, who asks to come in, and how colleagues are brought in. */
export default function AccountManagement() {
  const { t } = useTranslation('company');
  const { dialog, open } = useDialog();
  const [inviting, setInviting] = useState(false);
  const filters = useFilters(listMembers, {
    q: { field: 'search', label: t('members.search') },
    state: {
      field: 'choice',
      label: t('members.state'),
      options: states.map((value) => ({ value, label: t(`members.${value}`) })),
    },
  });
  const members = useMembers(filters.input);
  const { counts, requests = [] } = members.data?.pages[0] ?? {};
  useKey('n', () => setInviting(true), { label: t('invite.title') });
  return (
    <Drawer open={inviting} title={t('invite.title')} content={<InviteForm />} onClose={() => setInviting(false)}>
      <ListScreen
        note={counts && t('members.counts', counts)}
        actions={
          <Button {...(!inviting && { variant: 'primary' })} aria-keyshortcuts="n" onClick={() => setInviting(true)}>
            {t('invite.title')} <Key>N</Key>
          </Button>
        }
        above={
          <>
            <HandOverNote />
            <JoinRequests requests={requests} />
          </>
        }
        filters={filters}
        end={<ExportButton action={useExportMembers()} input={{}} />}
        query={members}
        empty={{ title: t('members.empty') }}
        table={useMemberTable((ask) => open((close) => <MemberDialogs {...ask} onClose={close} />))}
        below={dialog}
      />
    </Drawer>
  );
}
