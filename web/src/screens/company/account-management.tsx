import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportMembers } from '../../domains/company/api/audit.ts';
import { type MemberFilters, useMembers } from '../../domains/company/api/members.ts';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { Key } from '../../ui/key/key.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { HandOverNote } from './members/hand-over-note.tsx';
import { InviteForm } from './members/invite-form.tsx';
import { JoinRequests } from './members/join-requests.tsx';
import { type MemberAsk, MemberDialogs } from './members/member-dialogs.tsx';
import { MemberTable } from './members/member-table.tsx';

const states = ['active', 'unidentified', 'suspended'] as const;
const memberFilters = urlFilters({ q: { maxLength: limits.search }, state: { values: states } });

/** Who is in the company, who asks to come in, and how colleagues are brought in. */
export default function AccountManagement() {
  const { t } = useTranslation('company');
  const { values, set } = useUrlFilters(memberFilters);
  const members = useMembers(memberFilters.toInput(values) as MemberFilters);
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<MemberAsk | null>(null);
  const { counts, requests = [] } = members.data?.pages[0] ?? {};
  const options = states.map((value) => ({ value, label: t(`members.${value}`) }));
  const chosen = (['q', 'state'] as const)
    .filter((name) => values[name] !== '')
    .map((name) => ({
      label: options.find(({ value }) => name === 'state' && value === values.state)?.label ?? values[name],
      drop: () => set({ [name]: '' }),
    }));
  useKey('n', () => setInviting(true), { label: t('invite.title') });
  return (
    <Drawer open={inviting} title={t('invite.title')} content={<InviteForm />} onClose={() => setInviting(false)}>
      <Page
        note={counts && t('members.counts', counts)}
        actions={
          <Button {...(!inviting && { variant: 'primary' })} aria-keyshortcuts="n" onClick={() => setInviting(true)}>
            {t('invite.title')} <Key>N</Key>
          </Button>
        }
      >
        <HandOverNote />
        <JoinRequests requests={requests} />
        <FilterBar
          active={chosen}
          search={
            <FilterSearch
              label={t('members.search')}
              maxLength={limits.search}
              value={values.q}
              onChange={(q) => set({ q })}
            />
          }
          end={<ExportButton action={useExportMembers()} input={{}} />}
        >
          <FilterSelect
            label={t('members.state')}
            value={values.state}
            options={options}
            onChange={(state) => set({ state })}
          />
        </FilterBar>
        <Card flush>
          <QueryList
            query={members}
            filters={chosen}
            skeleton={<TableSkeleton columns={6} rows={4} />}
            empty={{ title: t('members.empty') }}
          >
            {(rows) => <MemberTable rows={rows} onAsk={setAsked} />}
          </QueryList>
        </Card>
      </Page>
      {asked && <MemberDialogs {...asked} onClose={() => setAsked(null)} />}
    </Drawer>
  );
}
