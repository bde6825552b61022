import { documentKinds } from '@qinghe/contract/jobs/deliver-setting.ts';
import { useDeliverSetting } from '../../domains/jobs/api/deliver-setting.ts';
import { jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card, Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { DeliverForm } from './deliver-setting/deliver-form.tsx';
import { ApplyTabs } from './resume-config/apply-tabs.tsx';

/** For how many campus jobs one person may stand at once, and whether in an order. */
export default function DeliverSetting() {
  const { t } = useTranslation('resumeConfig');
  return (
    <Page lead={t('deliver.lead')} actions={<ButtonLink to={jobAddresses.campus.list}>{t('toJobs')}</ButtonLink>}>
      <ApplyTabs current="deliver" />
      <Choice />
    </Page>
  );
}

function Choice() {
  const { t } = useTranslation('resumeConfig', { keyPrefix: 'deliver' });
  const { t: choice } = useTranslation('resumeConfig');
  const { data, error, refetch } = useDeliverSetting();
  if (data?.abilities.change) return <DeliverForm setting={data} />;
  if (data)
    return (
      <Section title={t('title')}>
        <Callout>{t('readOnly')}</Callout>
        <Facts
          facts={[
            { label: t('wishes'), value: data.wishes === null ? t('noLimit') : t('count', { count: data.wishes }) },
            { label: t('order'), value: t(data.ordered ? 'ordered' : 'unordered') },
            ...documentKinds.map((kind) => ({
              label: t(`document.${kind}`),
              value: choice(`choice.${data.documents[kind]}`),
            })),
          ]}
        />
      </Section>
    );
  return (
    <Card flush>
      <QueryState query={{ error, refetch }} title={t('failed')} rows={3} />
    </Card>
  );
}
