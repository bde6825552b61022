import { companyPictureUrl } from '@qinghe/contract/company/information.ts';
import { useState } from 'react';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { uploadPicture } from '../../../domains/files/api/upload-picture.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { FieldProps } from '../../../ui/field/field-shell.tsx';
import { PictureField } from '../../../ui/field/picture-field.tsx';
import styles from './information.module.css';

const MAX_BYTES = 5 * 1024 * 1024;

/** The logo: cut square, uploaded at once, shown to others when the form is saved. */
export function LogoField({ value, onChange, error, ...field }: Omit<FieldProps<string | null>, 'label'>) {
  const { t } = useTranslation('control');
  const companyUuid = useUserInfo().data?.company_uuid;
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const take = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    await uploadPicture(file).then(onChange, (refusal: unknown) => setFailure(messageOf(refusal, currentLocale())));
    setBusy(false);
  };
  return (
    <div className={styles.logo}>
      <PictureField
        {...field}
        label={t('info.logo')}
        value={null}
        maxBytes={MAX_BYTES}
        current={value && companyUuid ? companyPictureUrl(companyUuid, value) : undefined}
        error={failure ?? error}
        disabled={busy}
        {...(busy && { hint: t('info.uploading') })}
        onChange={(file) => void take(file)}
      />
      {value && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          {t('info.removeLogo')}
        </Button>
      )}
    </div>
  );
}
