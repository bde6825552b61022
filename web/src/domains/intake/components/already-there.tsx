import type { Taken } from '@qinghe/contract/intake/people.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { applicationAddress } from '../../resumes/application-address.ts';

/** Somebody with this phone stands for the job already: that application stays, and is one step away. */
export function AlreadyThere({ taken: { application }, onClose }: { taken: Taken; onClose: () => void }) {
  const { t } = useTranslation('intake');
  return (
    <Dialog
      open
      title={t('there.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('there.close')}</Button>
          <ButtonLink variant="primary" to={applicationAddress(application)}>
            {t('there.open', { name: application.name })}
          </ButtonLink>
        </>
      }
    >
      <p>{t('there.text', { name: application.name })}</p>
    </Dialog>
  );
}
