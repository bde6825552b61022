import { companyPictureUrl, MAX_COMPANY_PICTURES } from '@qinghe/contract/company/information.ts';
import { useState } from 'react';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { uploadPicture } from '../../../domains/files/api/upload-picture.ts';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { shrinkPicture } from '../../../lib/browser/shrink-picture.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type FieldProps, GroupShell } from '../../../ui/field/field-shell.tsx';
import styles from './information.module.css';

/** Pictures of the company in their order; each is uploaded as it is chosen, and shown once the form is saved. */
export function PicturesField({ value, onChange, error }: Omit<FieldProps<string[]>, 'label'>) {
  const { t } = useTranslation(['control', 'ui']);
  const companyUuid = useUserInfo().data?.company_uuid ?? '';
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const room = MAX_COMPANY_PICTURES - value.length;
  const take = async (files: readonly File[]) => {
    setBusy(true);
    setFailure(undefined);
    let all = value;
    try {
      for (const file of files.slice(0, room)) {
        all = [...all, await uploadPicture(await shrinkPicture(file))];
        onChange(all);
      }
    } catch (refusal) {
      setFailure(isApiError(refusal) ? messageOf(refusal, currentLocale()) : t('ui:picture.broken'));
    }
    setBusy(false);
  };
  const count = t('info.pictureCount', { count: value.length, max: MAX_COMPANY_PICTURES });
  return (
    <GroupShell
      label={t('info.pictures')}
      hint={busy ? t('info.uploading') : `${count} ${t('info.pictureHint')}`}
      error={failure ?? error}
    >
      {(control) => (
        <ul className={styles.pictures}>
          {value.map((uuid, index) => (
            <li key={uuid}>
              <img src={companyPictureUrl(companyUuid, uuid)} alt={t('info.picture', { count: index + 1 })} />
              <span className={styles.pictureActions}>
                {index > 0 && (
                  <Button
                    variant="quiet"
                    disabled={busy}
                    aria-label={t('info.earlierPicture', { count: index + 1 })}
                    onClick={() => onChange(movedUp(value, index))}
                  >
                    {t('info.earlier')}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  disabled={busy}
                  aria-label={t('info.removePicture', { count: index + 1 })}
                  onClick={() => onChange(value.filter((other) => other !== uuid))}
                >
                  {t('info.remove')}
                </Button>
              </span>
            </li>
          ))}
          {room > 0 && (
            <li className={styles.add}>
              {t('info.addPictures')}
              <input
                {...control}
                type="file"
                multiple
                accept="image/jpeg,image/png,image/webp"
                aria-label={t('info.addPictures')}
                disabled={busy}
                onChange={(event) => {
                  void take([...(event.currentTarget.files ?? [])]);
                  event.currentTarget.value = '';
                }}
              />
            </li>
          )}
        </ul>
      )}
    </GroupShell>
  );
}

const movedUp = (all: readonly string[], index: number): string[] =>
  all.toSpliced(index, 1).toSpliced(index - 1, 0, ...all.slice(index, index + 1));
