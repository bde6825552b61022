import { isUuid } from '@qinghe/contract/formats.ts';
import { useSearchParams } from 'react-router';
import { useRadarHits } from '../../domains/talents/api/radar.ts';
import { useAimWords } from '../../domains/talents/components/use-aim-words.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { FoundTalents } from './found-talents.tsx';

const RECORD = '/recruitment-props/my-rights/radar-usage-record';

/** Whom the radar of the address has found. */
export default function RadarHits() {
  const [search] = useSearchParams();
  const radar = search.get('radar') ?? '';
  return isUuid(radar) ? <Hits key={radar} uuid={radar} /> : <NoRadar title="unknown" />;
}

/** Of an address that names none, or one that is not kept any more. */
function NoRadar({ title }: { title: 'unknown' | 'gone' }) {
  const { t } = useTranslation('talents');
  return (
    <Page>
      <Card>
        <EmptyState
          title={t(`radar.${title}`)}
          hint={t('radar.unknownHint')}
          action={<ButtonLink to={RECORD}>{t('radar.record')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}

/** The best fit first: beside the job, and to be invited to it. */
function Hits({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('talents');
  const say = useAimWords();
  const query = useRadarHits(uuid);
  if (hasCode(query.error, 40401)) return <NoRadar title="gone" />;
  const { radar, aim } = query.data?.pages[0] ?? {};
  const until = radar && day(new Date(radar.until), i18n.language);
  return (
    <FoundTalents
      query={query}
      words={aim?.words ?? []}
      jobUuid={radar?.job.uuid ?? ''}
      lead={radar && t(`radar.lead.${radar.state}`, { job: radar.job.title, day: until, count: radar.hits })}
      above={
        aim && (
          <Hint as="p">
            {t('radar.aim', {
              words: say.list(aim.words),
              conditions: say.conditions(aim) || t('radar.noConditions'),
            })}
          </Hint>
        )
      }
      actions={<ButtonLink to={RECORD}>{t('radar.record')}</ButtonLink>}
      empty={{
        title: t('radar.nobody'),
        hint: t(radar?.state === 'running' ? 'radar.nobodyYet' : 'radar.nobodyHint'),
      }}
    />
  );
}
