import type { JobTemplate } from '@qinghe/contract/jobs/templates.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useJobActions } from '../../../domains/jobs/api/change-job.ts';
import { useDeleteTemplate, useJobTemplates } from '../../../domains/jobs/api/templates.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import styles from './templates-dialog.module.css';

/** Begins a job with one of the company's templates, renames one, or deletes one. */
export default function TemplatesDialog({ kind, onClose }: { kind: JobKind; onClose: () => void }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'template' });
  const navigate = useNavigate();
  const { copy: create } = useJobActions();
  const all = useJobTemplates(kind);
  const remove = useDeleteTemplate();
  const [doomed, setDoomed] = useState<JobTemplate>();
  const [renamed, setRenamed] = useState<JobTemplate>();
  const begin = async ({ draft }: JobTemplate) => {
    const made = await create.run({ kind, draft });
    if (made) await navigate(jobAddresses[kind].form(made.uuid));
  };
  if (renamed) return <RenameDialog template={renamed} onClose={() => setRenamed(undefined)} />;
  if (doomed) {
    const back = () => setDoomed(undefined);
    return (
      <ConfirmDialog
        open
        title={t('removeTitle', { name: doomed.name })}
        confirm={t('remove')}
        destructive
        onCancel={back}
        onConfirm={() => {
          back();
          void remove.run({ uuid: doomed.uuid });
        }}
      >
        {t('removeHint')}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open title={t('title')} onClose={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <QueryList query={all} empty={{ title: t('empty'), hint: t('emptyHint') }}>
        {(templates) => (
          <ul className={styles.templates}>
            {templates.map((template) => (
              <li key={template.uuid}>
                <span className={styles.words}>
                  <strong>{template.name}</strong>
                  <span className={styles.second}>
                    {[template.draft.title, template.by].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className={styles.actions}>
                  {template.removable && (
                    <>
                      <Button
                        variant="quiet"
                        aria-label={t('renameOne', template)}
                        onClick={() => setRenamed(template)}
                      >
                        {t('rename')}
                      </Button>
                      <Button variant="quiet" aria-label={t('removeOne', template)} onClick={() => setDoomed(template)}>
                        {t('remove')}
                      </Button>
                    </>
                  )}
                  <Button busy={create.busy} aria-label={t('useOne', template)} onClick={() => void begin(template)}>
                    {t('use')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Dialog>
  );
}
