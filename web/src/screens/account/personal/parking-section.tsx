import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import { useChangeParking } from '../../../domains/account/api/change-user-info.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { Section } from '../../../ui/section/section.tsx';

/** Whether those who miss a condition of their job stand apart from the new ones; saved at once, for this account alone. */
export function ParkingSection({ user: { resume_filter_enable, version } }: { user: UserInfo }) {
  const { t } = useTranslation('personal');
  const save = useChangeParking();
  return (
    <Section title={t('parking.title')}>
      <SwitchField
        label={t('parking.apart')}
        hint={t('parking.hint')}
        value={save.pending?.resume_filter_enable ?? resume_filter_enable}
        disabled={save.busy}
        onChange={(apart) => void save.run({ version, resume_filter_enable: apart })}
      />
    </Section>
  );
}
