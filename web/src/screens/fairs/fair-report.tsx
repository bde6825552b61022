import { exportFairReport } from '@qinghe/contract/fairs/report.ts';
import { useParams } from 'react-router';
import { useMay } from '../../domains/account/may.ts';
import { useFairReport, useReportPdf } from '../../domains/fairs/api/report.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { HeadActions } from '../../ui/page/head-actions.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { Charts } from './report/charts.tsx';
import { ReportFigures } from './report/report-figures.tsx';
import { ReportJobs } from './report/report-jobs.tsx';

const LIST = '/job-fairs/list';

/** What came of a job fair: who came to the stand, when, from where, and what was decided. */
export default function FairReportPage() {
  const { id = '' } = useParams();
  return UUID.test(id) ? <Report uuid={id} /> : <Gone />;
}

function Report({ uuid }: { uuid: string }) {
  const { t } = useTranslation('fairs', { keyPrefix: 'report' });
  const { data, error, refetch } = useFairReport(uuid);
  const pdf = useReportPdf();
  const may = useMay();
  if (hasCode(error, 40401)) return <Gone />;
  if (!data)
    return (
      <Page>
        <Card>
          <QueryState query={{ error, refetch }} title={t('failed')} />
        </Card>
      </Page>
    );
  const { fair, visits } = data;
  const hasSome = visits > 0;
  const save =
    hasSome && may(exportFairReport)
      ? { label: t('pdf'), busy: pdf.busy, run: () => void pdf.run({ uuid }) }
      : undefined;
  const others = [...(hasSome ? [{ label: t('print'), run: () => print() }] : []), { label: t('back'), to: LIST }];
  return (
    <Page
      title={t('title', { title: fair.title })}
      lead={`${fair.starts_at.replace('T', ' ')} · ${fair.place} · ${t('booth', { booth: fair.booth })}`}
      actions={<HeadActions primary={save} others={others} />}
    >
      {visits === 0 ? (
        <Card>
          <EmptyState
            title={t('empty')}
            hint={t('emptyHint')}
            action={<ButtonLink to={LIST}>{t('back')}</ButtonLink>}
          />
        </Card>
      ) : (
        <>
          <ReportFigures report={data} />
          <ReportJobs jobs={data.jobs} />
          <Charts report={data} />
        </>
      )}
    </Page>
  );
}

function Gone() {
  const { t } = useTranslation('fairs', { keyPrefix: 'report' });
  return (
    <Page>
      <Card>
        <ErrorState title={t('gone')} hint={t('goneHint')} action={<ButtonLink to={LIST}>{t('back')}</ButtonLink>} />
      </Card>
    </Page>
  );
}
