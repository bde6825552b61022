import { type CommonWord, MAX_COMMON_WORDS } from '@qinghe/contract/settings/common-words.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteCommonWord } from '../../domains/settings/api/delete-common-word.ts';
import { useCommonWords } from '../../domains/settings/api/list-common-words.ts';
import { ActionButton, Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { WordDialog } from './common-words/word-dialog.tsx';

/** What an account says again and again in chats. */
export default function CommonWords() {
  const { t } = useTranslation('settings');
  const query = useCommonWords();
  const [edited, setEdited] = useState<CommonWord | 'new' | null>(null);
  const [leaving, setLeaving] = useState<CommonWord | null>(null);
  const remove = useDeleteCommonWord();
  const count = query.data?.items.length ?? 0;
  const add = () => setEdited('new');
  return (
    <Page
      lead={t('words.lead')}
      note={t('count', { count, most: MAX_COMMON_WORDS })}
      actions={
        <ActionButton
          shortcut="n"
          variant="primary"
          icon={<IconPlus size={16} aria-hidden="true" />}
          disabled={count >= MAX_COMMON_WORDS}
          onClick={add}
        >
          {t('words.add')}
        </ActionButton>
      }
    >
      <Card flush>
        <QueryList
          query={query}
          skeleton={<TableSkeleton columns={1} rows={4} />}
          empty={{
            title: t('words.empty'),
            hint: t('words.emptyHint'),
            action: <Button onClick={add}>{t('words.add')}</Button>,
          }}
        >
          {(words) => (
            <DataTable
              label={t('words.label')}
              rows={words}
              keyOf={({ uuid }) => uuid}
              nameOf={({ content }) => content}
              columns={[{ key: 'content', title: t('words.content'), cell: ({ content }) => content, phone: 'title' }]}
              onOpen={setEdited}
              pendingOf={({ uuid }) => (remove.pending?.uuid === uuid ? t('deleting') : undefined)}
              actionsOf={(word) => [
                { label: t('change'), run: () => setEdited(word) },
                { label: t('delete'), danger: true, run: () => setLeaving(word) },
              ]}
            />
          )}
        </QueryList>
      </Card>
      {edited && <WordDialog word={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={t('words.deleteTitle')}
        confirm={t('delete')}
        destructive
        onConfirm={() => {
          if (leaving) void remove.run({ uuid: leaving.uuid });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{leaving?.content}</p>
      </ConfirmDialog>
    </Page>
  );
}
