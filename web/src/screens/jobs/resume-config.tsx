import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useSearchParams } from 'react-router';
import { useResumeConfig } from '../../domains/jobs/api/resume-config.ts';
import { jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { ApplyTabs } from './resume-config/apply-tabs.tsx';
import { AskedFieldsForm } from './resume-config/asked-fields-form.tsx';
import { AskedFieldsList } from './resume-config/asked-fields-list.tsx';

/** What the apply forms of a company's jobs ask for, by kind, beside the form as candidates see it. */
export default function ResumeConfig() {
  const { t } = useTranslation('resumeConfig');
  const [search] = useSearchParams();
  const kind: JobKind = search.get('kind') === 'internship' ? 'internship' : 'campus';
  return (
    <Page lead={t('lead')} actions={<ButtonLink to={jobAddresses[kind].list}>{t('toJobs')}</ButtonLink>}>
      <ApplyTabs current={kind} />
      <Choices key={kind} kind={kind} />
    </Page>
  );
}

function Choices({ kind }: { kind: JobKind }) {
  const { t } = useTranslation('resumeConfig');
  const { data, error, refetch } = useResumeConfig(kind);
  if (data) return data.abilities.change ? <AskedFieldsForm config={data} /> : <AskedFieldsList config={data} />;
  return (
    <Card flush>
      <QueryState query={{ error, refetch }} title={t('failed')} hint={t('failedHint')} rows={6} />
    </Card>
  );
}
