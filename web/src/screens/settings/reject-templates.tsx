import { MAX_REJECT_TEMPLATES, type RejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteRejectTemplate } from '../../domains/settings/api/delete-reject-template.ts';
import { useRejectTemplates } from '../../domains/settings/api/list-reject-templates.ts';
import { ActionButton, Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { TemplateDialog } from './reject-templates/template-dialog.tsx';

/** The messages with which an account refuses candidates. */
export default function RejectTemplates() {
  const { t } = useTranslation('settings');
  const query = useRejectTemplates();
  const [edited, setEdited] = useState<RejectTemplate | 'new' | null>(null);
  const [leaving, setLeaving] = useState<RejectTemplate | null>(null);
  const remove = useDeleteRejectTemplate();
  const count = query.data?.items.length ?? 0;
  const add = () => setEdited('new');
  return (
    <Page
      lead={t('templates.lead')}
      note={t('count', { count, most: MAX_REJECT_TEMPLATES })}
      actions={
        <ActionButton
          shortcut="n"
          variant="primary"
          icon={<IconPlus size={16} aria-hidden="true" />}
          disabled={count >= MAX_REJECT_TEMPLATES}
          onClick={add}
        >
          {t('templates.add')}
        </ActionButton>
      }
    >
      <Card flush>
        <QueryList
          query={query}
          skeleton={<TableSkeleton columns={2} rows={4} />}
          empty={{
            title: t('templates.empty'),
            hint: t('templates.emptyHint'),
            action: <Button onClick={add}>{t('templates.add')}</Button>,
          }}
        >
          {(templates) => (
            <DataTable
              label={t('templates.label')}
              rows={templates}
              keyOf={({ uuid }) => uuid}
              nameOf={({ title }) => title}
              columns={[
                { key: 'title', title: t('templates.title'), cell: ({ title }) => title, phone: 'title' },
                { key: 'content', title: t('templates.content'), cell: ({ content }) => content },
              ]}
              onOpen={setEdited}
              pendingOf={({ uuid }) => (remove.pending?.uuid === uuid ? t('deleting') : undefined)}
              actionsOf={(template) => [
                { label: t('change'), run: () => setEdited(template) },
                { label: t('delete'), danger: true, run: () => setLeaving(template) },
              ]}
            />
          )}
        </QueryList>
      </Card>
      {edited && <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={t('templates.deleteTitle', { title: leaving?.title })}
        confirm={t('delete')}
        destructive
        onConfirm={() => {
          if (leaving) void remove.run({ uuid: leaving.uuid });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('templates.deleteHint')}</p>
      </ConfirmDialog>
    </Page>
  );
}
