import { useChangeEmailByLink } from '../../../domains/account/api/email-link.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { Section } from '../../../ui/section/section.tsx';

export function UnbindEmail({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('personal');
  const { dialog, open } = useDialog();
  const change = useChangeEmailByLink();
  const ask = () =>
    open((close) => (
      <ConfirmDialog
        open
        title={t('link.unbindTitle')}
        confirm={t('link.unbind')}
        destructive
        onConfirm={() => {
          close();
          void change.run({ token }).then((changed) => changed && onDone());
        }}
        onCancel={close}
      >
        <p>{t('link.unbindHint')}</p>
      </ConfirmDialog>
    ));
  return (
    <Section title={t('link.unbind')}>
      <p>{t('link.unbindHint')}</p>
      {change.error && <Callout tone="red">{messageOf(change.error, currentLocale())}</Callout>}
      <Button variant="danger" busy={change.busy} onClick={ask}>
        {t('link.unbind')}
      </Button>
      {dialog}
    </Section>
  );
}
