import { openCalendarFeed } from '@qinghe/contract/home/calendar-feed.ts';
import { createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { AHEAD_DAYS } from '@qinghe/contract/jobs/overview.ts';
import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { createTalk } from '@qinghe/contract/talks/talks.ts';
import { useSearchParams } from 'react-router';
import { useAllowed, useMay } from '../../domains/account/may.ts';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { useJobsOverview } from '../../domains/jobs/api/overview.ts';
import { jobAddresses, talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { HeadActions } from '../../ui/page/head-actions.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { ComingDays } from './recruitment/coming-days.tsx';
import { FeedDialog } from './recruitment/feed-dialog.tsx';
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
  const { dialog, open } = useDialog();
  const openFeed = () => open((close) => <FeedDialog onClose={close} />);
  const may = useMay();
  const publish = may(createDraft) ? { label: t('publish.internship'), to: jobAddresses.internship.create } : undefined;
  const others = useAllowed()([
    { calls: createDraft, label: t('publish.campus'), to: jobAddresses.campus.create },
    { calls: createTalk, label: t('planTalk'), to: talkAddresses.create },
    { calls: openCalendarFeed, label: t('feed.open'), run: openFeed },
  ]);
  return (
    <Page lead={t('lead')} actions={<HeadActions primary={publish} others={others} />}>
      {seasons.length > 0 && (
        <Tabs
          label={t('season.all')}
          ground="page"
          tone="violet"
          tabs={[{ to: '/recruitment', label: t('season.everything'), current: season === undefined }, ...seasons]}
        />
      )}
      {season === undefined ? <Everything /> : <SeasonView key={season} uuid={season} />}
      {dialog}
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
