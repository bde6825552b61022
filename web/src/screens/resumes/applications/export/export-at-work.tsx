import type { ApplicationExport } from '@qinghe/contract/resumes/exports.ts';
import { useEndExport } from '../../../../domains/resumes/api/exports.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Hint } from '../../../../ui/text/hint.tsx';
import styles from './export.module.css';

interface ExportAtWorkProps {
  file: ApplicationExport;
  onEnded: () => void;
  onClose: () => void;
}

/** How far a file is; it goes on without the dialog. */
export function ExportAtWork({ file, onEnded, onClose }: ExportAtWorkProps) {
  const { t } = useTranslation(['exports', 'common']);
  const { run, busy } = useEndExport();
  const { uuid, form, state, done, applications } = file;
  const end = async () => {
    await run({ uuid });
    onEnded();
  };
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button busy={busy} onClick={() => void end()}>
            {t('giveUp')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <div className={styles.work}>
        <p role="status">
          {state === 'waiting'
            ? t('waiting')
            : form === 'sheet'
              ? t('writing', { count: applications })
              : t('packing', { done, count: applications })}
        </p>
        <progress
          {...(form === 'cvs' && state === 'running' && { value: done })}
          max={applications}
          aria-label={t('progress')}
        />
      </div>
      <Hint as="p">{t('goesOn')}</Hint>
    </Dialog>
  );
}
