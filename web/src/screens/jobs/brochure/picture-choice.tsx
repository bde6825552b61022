import { companyPictureUrl } from '@qinghe/contract/company/information.ts';
import { useState } from 'react';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { uploadPicture } from '../../../domains/files/api/upload-picture.ts';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { shrinkPicture } from '../../../lib/browser/shrink-picture.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type FieldProps, FieldShell } from '../../../ui/field/field-shell.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import styles from './brochure.module.css';

/** The picture of a brochure: uploaded as it is chosen, shown once the form is saved. */
export function PictureChoice({ value, onChange, error }: Omit<FieldProps<string | null>, 'label'>) {
  const { t } = useTranslation(['jobs', 'ui']);
  const companyUuid = useUserInfo().data?.company_uuid ?? '';
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await uploadPicture(await shrinkPicture(file)));
    } catch (refusal) {
      setFailure(isApiError(refusal) ? messageOf(refusal, currentLocale()) : t('ui:picture.broken'));
    }
    setBusy(false);
  };
  return (
    <FieldShell label={t('brochure.picture')} hint={t('brochure.pictureHint')} error={failure ?? error}>
      {(control) => (
        <div className={styles.picked}>
          {value && <img className={styles.shown} src={companyPictureUrl(companyUuid, value)} alt="" />}
          <Row>
            <span className={styles.upload}>
              {t('brochure.choosePicture')}
              <input
                {...control}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                disabled={busy}
                onChange={(event) => {
                  void take(event.currentTarget.files?.[0]);
                  event.currentTarget.value = '';
                }}
              />
            </span>
            {value && (
              <Button variant="quiet" onClick={() => onChange(null)}>
                {t('brochure.noPicture')}
              </Button>
            )}
          </Row>
        </div>
      )}
    </FieldShell>
  );
}
