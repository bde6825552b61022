import type { BlockedCandidate } from '@qinghe/contract/resumes/block.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBlocked, useUnblock } from '../../domains/resumes/api/block.ts';
import { useBlockWords } from '../../domains/resumes/block-words.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';

/** People whom the company has marked: why, by whom, until when. A row opens the record. */
export default function BlackList() {
  const { t, i18n } = useTranslation('resumes');
  const navigate = useNavigate();
  const blocked = useBlocked();
  const unblock = useUnblock();
  const [leaving, setLeaving] = useState<BlockedCandidate | null>(null);
  const why = useBlockWords();
  const open = ({ kind, stage, uuid }: BlockedCandidate) =>
    void navigate(`/resume/${kind === 'campus' ? 'school/' : ''}${stage}?id=${uuid}`);
  return (
    <Page lead={t('block.list.lead')}>
      <Card flush>
        <QueryList
          query={blocked}
          skeleton={<TableSkeleton columns={5} rows={4} />}
          empty={{ title: t('block.list.empty'), hint: t('block.list.emptyHint') }}
        >
          {(items) => (
            <DataTable
              label={t('block.list.label')}
              rows={items}
              keyOf={({ uuid }) => uuid}
              nameOf={({ name }) => name}
              columns={[
                {
                  key: 'name',
                  title: t('block.list.name'),
                  cell: ({ name, phone }) => `${name} ${phone}`,
                  phone: 'title',
                },
                { key: 'why', title: t('block.list.why'), cell: why, phone: 'second' },
                { key: 'job', title: t('block.list.job'), cell: ({ job_title }) => job_title, phone: 'hidden' },
                { key: 'by', title: t('block.list.by'), cell: ({ by_name }) => by_name, phone: 'hidden', whole: true },
                {
                  key: 'until',
                  title: t('block.list.until'),
                  cell: ({ until }) => day(new Date(until), i18n.language, true),
                  align: 'end',
                  phone: 'aside',
                  whole: true,
                },
              ]}
              onOpen={open}
              actionsOf={(item) =>
                item.can_unblock ? [{ label: t('block.remove'), danger: true, run: () => setLeaving(item) }] : []
              }
            />
          )}
        </QueryList>
      </Card>
      <ConfirmDialog
        open={leaving !== null}
        title={t('block.list.question', { name: leaving?.name })}
        confirm={t('block.remove')}
        destructive
        onConfirm={() => {
          if (leaving) void unblock.run({ uuid: leaving.uuid });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('block.list.hint')}</p>
      </ConfirmDialog>
    </Page>
  );
}
