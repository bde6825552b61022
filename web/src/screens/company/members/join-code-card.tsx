import { useJoinCode, useRenewJoinCode } from '../../../domains/company/api/members.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from '../registration.module.css';

/** The code by which colleagues ask to come in; nobody comes in by it alone. */
export function JoinCodeCard() {
  const { t } = useTranslation('company');
  const { code, link } = useJoinCode().data ?? {};
  const renew = useRenewJoinCode();
  const copy = (text: string) => void copyText(text).then(() => toast.success(t('members.copied')));
  return (
    <Section
      title={t('members.codeTitle')}
      aside={
        <Button busy={renew.busy} onClick={() => void renew.run({})}>
          {t(code ? 'members.renew' : 'members.makeCode')}
        </Button>
      }
    >
      {code && link ? (
        <div className={styles.code}>
          <QrCode text={link} label={t('members.scan')} />
          <div className={styles.codeWords}>
            <strong className={styles.codeSigns}>{code}</strong>
            <Hint>{t('members.codeNote')}</Hint>
            <Button onClick={() => copy(link)}>{t('members.copy')}</Button>
          </div>
        </div>
      ) : (
        <p>{t('members.noCode')}</p>
      )}
    </Section>
  );
}
