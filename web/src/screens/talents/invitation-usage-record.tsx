import type { InvitationBatch } from '@qinghe/contract/talents/batches.ts';
import { useState } from 'react';
import { useBatches } from '../../domains/talents/api/batches.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import type { Column } from '../../ui/table/table-head.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { BatchDetail } from './batch-detail.tsx';
import { useBatchWords } from './batch-words.ts';

/** Invitations that were sent together: what they took, and what became of them. */
export default function InvitationUsageRecord() {
  const { t } = useTranslation('talents');
  const [opened, setOpened] = useState<InvitationBatch | null>(null);
  return (
    <Drawer
      open={opened !== null}
      title={t('batch.title', { job: opened?.job.title ?? '' })}
      onClose={() => setOpened(null)}
      content={opened && <BatchDetail key={opened.uuid} uuid={opened.uuid} />}
    >
      <ListScreen
        lead={t('batch.lead')}
        query={useBatches()}
        empty={{
          title: t('batch.none'),
          hint: t('batch.noneHint'),
          action: <ButtonLink to="/talent">{t('batch.toTalents')}</ButtonLink>,
        }}
        table={{
          label: t('batch.list'),
          nameOf: ({ job }) => job.title,
          columns: useBatchColumns(),
          onOpen: setOpened,
        }}
      />
    </Drawer>
  );
}

function useBatchColumns(): Column<InvitationBatch>[] {
  const { t } = useTranslation('talents');
  const say = useBatchWords();
  return [
    { key: 'job', title: t('sent.job'), cell: ({ job }) => job.title, phone: 'title' },
    {
      key: 'when',
      title: t('sent.when'),
      cell: ({ created_at, actor }) => (
        <>
          <RelativeTime at={created_at} />
          <Hint as="div">{actor}</Hint>
        </>
      ),
      phone: 'second',
    },
    {
      key: 'people',
      title: t('batch.people'),
      cell: ({ invited }) => t('many.people', { count: invited }),
      phone: 'aside',
    },
    { key: 'result', title: t('sent.state'), cell: say.results, phone: 'line' },
    {
      key: 'cost',
      title: t('batch.cost'),
      cell: (batch) => (
        <>
          {say.cost(batch)}
          {batch.returned > 0 && <Hint as="div">{say.back(batch)}</Hint>}
        </>
      ),
      phone: 'line',
      labelled: true,
    },
  ];
}
