import type { Security } from '@qinghe/contract/account/security.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { SettingRow } from './setting-row.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

/** Whether a login asks for an authenticator, and how many recovery codes are left. */
export function SecondFactorSection({ security: { two_factor, has_password } }: { security: Security }) {
  const { t } = useTranslation('personal');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { on, recovery_codes_left: count } = two_factor;
  const hint = on ? t('twoFactor.left', { count }) : has_password ? t('twoFactor.hint') : t('twoFactor.noPassword');
  return (
    <Section title={t('twoFactor.title')} flush>
      <SettingRow label={t('twoFactor.label')} value={t(on ? 'twoFactor.on' : 'twoFactor.off')} hint={hint}>
        <Button disabled={!on && !has_password} onClick={() => setOpen(true)}>
          {t(on ? 'twoFactor.turnOff' : 'twoFactor.turnOn')}
        </Button>
      </SettingRow>
      {open && (on ? <TurnOffDialog onClose={close} /> : <TurnOnDialog onClose={close} />)}
    </Section>
  );
}
