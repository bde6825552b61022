import type { ApplicationExport } from '@qinghe/contract/resumes/exports.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useOpenExport } from '../../../../domains/resumes/api/exports.ts';
import { dateFormat } from '../../../../lib/browser/intl.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Hint } from '../../../../ui/text/hint.tsx';
import styles from './export.module.css';
import { megabytes } from './megabytes.ts';

interface ReadyExportProps {
  file: ApplicationExport;
  /** It cannot be had any more. */
  onGone: () => void;
  onAnew: () => void;
  onClose: () => void;
}

/** The file, until when it is there, and whose CV is not in it. */
export function ReadyExport({ file, onGone, onAnew, onClose }: ReadyExportProps) {
  const { t, i18n } = useTranslation(['exports', 'common']);
  const { run, busy } = useOpenExport();
  const { uuid, form, done, size, expires_at, missing } = file;
  const open = async () => {
    if (!(await run({ uuid }))) onGone();
  };
  const until = new Date(expires_at ?? '');
  const time = dateFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(until);
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          <Button onClick={onAnew}>{t('anew')}</Button>
          <Button
            variant="primary"
            busy={busy}
            icon={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => void open()}
          >
            {t('download')}
          </Button>
        </>
      }
    >
      <p className={styles.ready} role="status">
        {t(`ready.${form}`, { count: done, size: megabytes(size ?? 0) })}
      </p>
      {missing.length > 0 && (
        <section className={styles.missing} aria-label={t('missing', { count: missing.length })}>
          <h3>{t('missing', { count: missing.length })}</h3>
          <ul>
            {missing.map(({ name, job_title }, index) => (
              <li key={index}>
                {name} <Hint>{job_title}</Hint>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Hint as="p">{t('until', { time })}</Hint>
    </Dialog>
  );
}
