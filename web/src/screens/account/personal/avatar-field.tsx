import { useState } from 'react';
import { pictureOf, useRemoveAvatar, useSaveAvatar } from '../../../domains/account/api/avatar.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PictureField } from '../../../ui/field/picture-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from '../personal.module.css';

/** A telephone's photograph; what is sent is the square that is cut from it. */
const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

/** The own picture: cut square, shown at once where colleagues see the name. */
export function AvatarField({ headUrl }: { headUrl: string }) {
  const { t } = useTranslation('personal');
  const save = useSaveAvatar();
  const remove = useRemoveAvatar();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const current = pictureOf(headUrl);
  const take = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    await save(file).then(
      () => toast.success(t('avatar.saved')),
      (refusal: unknown) => setFailure(messageOf(refusal, currentLocale())),
    );
    setBusy(false);
  };
  return (
    <div className={styles.avatar}>
      <PictureField
        round
        label={t('avatar.label')}
        value={null}
        maxBytes={MAX_PHOTO_BYTES}
        current={current}
        error={failure}
        disabled={busy || remove.busy}
        {...(busy && { hint: t('avatar.sending') })}
        onChange={(file) => void take(file)}
      />
      {current && (
        <Button variant="quiet" busy={remove.busy} onClick={() => void remove.run({})}>
          {t('avatar.remove')}
        </Button>
      )}
    </div>
  );
}
