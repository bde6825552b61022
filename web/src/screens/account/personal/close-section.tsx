import type { Security } from '@qinghe/contract/account/security.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { SettingRow } from './setting-row.tsx';

/** The end of an account. Without a phone no code can be sent, so one is bound first. */
export function CloseSection({ security: { phone } }: { security: Security }) {
  const { t } = useTranslation('personal');
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('close.title')} flush>
      <SettingRow label={t('close.label')} value={t('close.what')} hint={t(phone ? 'close.hint' : 'close.noPhone')}>
        <Button variant="danger" disabled={phone === null} onClick={() => setOpen(true)}>
          {t('close.title')}
        </Button>
      </SettingRow>
      {open && phone && <CloseDialog phone={phone} onClose={() => setOpen(false)} />}
    </Section>
  );
}
