import type { JobImport } from '@qinghe/contract/imports/import.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useSearchParams } from 'react-router';
import { useImport, useImportTemplate } from '../../domains/imports/api/import-jobs.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card, Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { FileStep } from './import/file-step.tsx';
import { ImportResult } from './import/import-result.tsx';

/** The step at which each state stands. */
const STEP_OF: Record<JobImport['state'], number> = {
  checking: 1,
  check_failed: 1,
  checked: 2,
  creating: 2,
  create_failed: 2,
  done: 3,
};

/** Many jobs from one sheet: the file, what is wrong with which row, then the drafts. */
export default function ImportJobs() {
  const { t } = useTranslation('imports');
  const [search, setSearch] = useSearchParams();
  const given = search.get('id') ?? '';
  const id = UUID.test(given) ? given : '';
  const found = useImport(id);
  const kind: JobKind = found.data?.kind ?? (search.get('kind') === 'campus' ? 'campus' : 'internship');
  const template = useImportTemplate();
  const again = () => setSearch({ kind });
  const done = found.data ? STEP_OF[found.data.state] : 0;
  const templateButton = (
    <Button
      icon={<IconDownload size={18} aria-hidden="true" />}
      busy={template.busy}
      onClick={() => void template.run({ kind })}
    >
      {t('template')}
    </Button>
  );
  return (
    <Page title={t(`title.${kind}`)} lead={t('lead')} actions={templateButton}>
      <Steps label={t('steps')} steps={[t('step.file'), t('step.check'), t('step.create')]} current={done} />
      {id === '' ? (
        <Section title={t('step.file')}>
          <FileStep kind={kind} onSent={({ uuid }) => setSearch({ kind, id: uuid })} />
        </Section>
      ) : found.data ? (
        <ImportResult found={found.data} onAgain={again} />
      ) : (
        <Card flush>
          <QueryState
            query={{ error: found.error, refetch: again }}
            title={t('failed')}
            hint={t('failedHint')}
            rows={4}
          />
        </Card>
      )}
    </Page>
  );
}
