import type { Fair } from '@qinghe/contract/fairs/sign-up.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMyFairs } from '../../domains/fairs/api/sign-up.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PhoneDialog } from '../../ui/qr-code/phone-dialog.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { useFairColumns } from './fair-title.tsx';
import { SignUpDialog } from './sign-up-dialog.tsx';
import { Standing } from './standing.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Job fairs of the company: those to come with their booths, then those that are over. */
export default function MyFairs() {
  const { t } = useTranslation('fairs');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Fair | null>(null);
  const [receiving, setReceiving] = useState<Fair | null>(null);
  const [leaving, setLeaving] = useState<Fair | null>(null);
  const [title, ...when] = useFairColumns();
  const square = (variant?: 'primary') => (
    <ButtonLink variant={variant} to="/job-fairs/square">
      {t('list.toSquare')}
    </ButtonLink>
  );
  return (
    <Page actions={square('primary')}>
      <Card flush>
        <QueryList
          query={useMyFairs()}
          skeleton={<TableSkeleton columns={6} />}
          empty={{ title: t('list.empty'), hint: t('list.emptyHint'), action: square() }}
        >
          {(fairs) => (
            <DataTable
              label={t('list.label')}
              rows={fairs}
              keyOf={({ uuid }) => uuid}
              nameOf={(fair) => fair.title}
              onOpen={setOpened}
              actionsOf={(fair) => [
                {
                  label: t(fair.sign_up?.abilities.change ? 'signUp.change' : 'signUp.look'),
                  run: () => setOpened(fair),
                },
                ...(fair.sign_up?.booth && fair.state === 'open'
                  ? [{ label: t('desk.open'), run: () => setReceiving(fair) }]
                  : []),
                ...(fair.sign_up?.booth
                  ? [{ label: t('report.open'), run: () => navigate(`/job-fairs/report/${fair.uuid}`) }]
                  : []),
                ...(fair.sign_up?.abilities.withdraw
                  ? [{ label: t('signUp.withdraw'), danger: true, run: () => setLeaving(fair) }]
                  : []),
              ]}
              columns={[
                ...(title ? [title] : []),
                {
                  key: 'standing',
                  title: t('list.standing'),
                  cell: (fair) => <Standing fair={fair} />,
                  phone: 'aside',
                },
                ...when,
                {
                  key: 'jobs',
                  title: t('field.jobs'),
                  cell: ({ sign_up }) => sign_up && sign_up.jobs.length + sign_up.other_jobs,
                  align: 'end',
                  phone: 'hidden',
                },
              ]}
            />
          )}
        </QueryList>
      </Card>
      {opened && <SignUpDialog fair={opened} onClose={() => setOpened(null)} />}
      {receiving && (
        <PhoneDialog
          title={t('desk.title')}
          hint={t('desk.hint')}
          to={`/door/fair/${receiving.uuid}`}
          onClose={() => setReceiving(null)}
        />
      )}
      {leaving && <WithdrawDialog fair={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
