import type { JobTemplate } from '@qinghe/contract/jobs/templates.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useJobActions } from '../../../domains/jobs/api/change-job.ts';
import { useDeleteTemplate, useJobTemplates } from '../../../domains/jobs/api/templates.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryList } from '../../../ui/list/query-list.tsx';
import styles from './templates-dialog.module.css';

/** Begins a job with one of the company's templates, or deletes one. */
export default function TemplatesDialog({ kind, onClose }: { kind: JobKind; onClose: () => void }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'template' });
  const navigate = useNavigate();
  const { copy: create } = useJobActions();
  const remove = useDeleteTemplate();
  const begin = async ({ draft }: JobTemplate) => {
    const made = await create.run({ kind, draft });
    if (made) await navigate(jobAddresses[kind].form(made.uuid));
  };
  return (
    <Dialog open title={t('title')} onClose={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <QueryList query={useJobTemplates(kind)} empty={{ title: t('empty'), hint: t('emptyHint') }}>
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
                {template.removable && (
                  <Button variant="quiet" onClick={() => void remove.run({ uuid: template.uuid })}>
                    {t('remove')}
                  </Button>
                )}
                <Button busy={create.busy} onClick={() => void begin(template)}>
                  {t('use')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Dialog>
  );
}
