import { type JobKind, jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { applyFormAddress, deliverSettingAddress } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';

/** What a company decides about applying: the forms of each kind, and how often a graduate may. */
export function ApplyTabs({ current }: { current: JobKind | 'deliver' }) {
  const { t } = useTranslation('resumeConfig');
  return (
    <Tabs
      label={t('kinds')}
      ground="page"
      tabs={[
        ...jobKinds.map((kind) => ({
          to: applyFormAddress(kind),
          label: t(`kind.${kind}`),
          current: kind === current,
        })),
        { to: deliverSettingAddress, label: t('deliver.tab'), current: current === 'deliver' },
      ]}
    />
  );
}
