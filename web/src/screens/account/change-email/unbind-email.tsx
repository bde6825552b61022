import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEmailByLink } from '../../../domains/account/api/email-link.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Section } from '../../../ui/section/section.tsx';

export function UnbindEmail({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('personal');
  const [asking, setAsking] = useState(false);
  const change = useChangeEmailByLink();
  const unbind = async () => {
    const changed = await change.run({ token });
    setAsking(false);
    if (changed) onDone();
  };
  return (
    <Section title={t('link.unbind')}>
      <p>{t('link.unbindHint')}</p>
      {change.error && <Callout tone="red">{messageOf(change.error, currentLocale())}</Callout>}
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('link.unbind')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('link.unbindTitle')}
        confirm={t('link.unbind')}
        destructive
        busy={change.busy}
        onConfirm={() => void unbind()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('link.unbindHint')}</p>
      </ConfirmDialog>
    </Section>
  );
}
