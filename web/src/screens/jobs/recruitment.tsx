import { AHEAD_DAYS } from '@qinghe/contract/jobs/overview.ts';
import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { useJobsOverview } from '../../domains/jobs/api/overview.ts';
import { jobAddresses, talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { ComingDays } from './recruitment/coming-days.tsx';
import { FeedButton } from './recruitment/feed-button.tsx';
import { CampaignFigures, KindFigures } from './recruitment/kind-figures.tsx';
import { SeasonView } from './season/season-view.tsx';

/** One face for all that is recruited for, and one for each season, which hangs on its brochure. */
export default function Recruitment() {
  const { t } = useTranslation('recruitment');
  const brochures = useBrochures().data?.items;
  const asked = useSearchParams()[0].get('season') ?? undefined;
  const season = brochures ? brochures.find(({ uuid }) => uuid === asked)?.uuid : asked;
  const seasons = (brochures ?? []).map(({ uuid, title }) => ({
    to: `?season=${uuid}`,
    label: title,
    current: uuid === season,
  }));
  return (
    <Page
      lead={t('lead')}
      actions={
        <>
          <FeedButton />
          <ButtonLink to={talkAddresses.create}>{t('planTalk')}</ButtonLink>
          <ButtonLink to={jobAddresses.campus.create}>{t('publish.campus')}</ButtonLink>
          <ButtonLink variant="primary" to={jobAddresses.internship.create}>
            {t('publish.internship')}
          </ButtonLink>
        </>
      }
    >
      {seasons.length > 0 && (
        <Tabs
          label={t('season.all')}
          ground="page"
          tone="violet"
          tabs={[{ to: '/recruitment', label: t('season.everything'), current: season === undefined }, ...seasons]}
        />
      )}
      {season === undefined ? <Everything /> : <SeasonView key={season} uuid={season} />}
    </Page>
  );
}

/** Both kinds of jobs at a glance, and what comes. */
function Everything() {
  const { t } = useTranslation('recruitment');
  const overview = useJobsOverview();
  const { data } = overview;
  return (
    <>
      {data && (
        <>
          {jobKinds.map((kind) => (
            <KindFigures key={kind} kind={kind} figures={data[kind]} />
          ))}
          <CampaignFigures overview={data} />
        </>
      )}
      <Section title={t('coming.title', { count: AHEAD_DAYS })} flush>
        <QueryList
          query={{ ...overview, data: data && { items: data.events } }}
          empty={{ title: t('coming.empty', { count: AHEAD_DAYS }), hint: t('coming.emptyHint') }}
        >
          {(events) => <ComingDays events={events} />}
        </QueryList>
      </Section>
    </>
  );
}
