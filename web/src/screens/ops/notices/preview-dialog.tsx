import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { NoticeText } from '../../messages/notices/notice-text.tsx';
import styles from './preview-dialog.module.css';

interface PreviewDialogProps {
  notice: { title: string; title_en: string; content: string; content_en: string; published_at: string | null };
  onClose: () => void;
}

/** A notice as `/message/notice` shows it, to readers of each language. */
export function PreviewDialog({ notice, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['ops', 'common']);
  const { title, title_en, content, content_en, published_at } = notice;
  const at = published_at ? new Date(published_at) : new Date();
  const versions = [
    { locale: 'zh-CN', words: t('notices.inChinese'), title, content },
    { locale: 'en', words: t('notices.inEnglish'), title: title_en, content: content_en },
  ];
  return (
    <Dialog
      open
      title={t('notices.preview')}
      placement="wide"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {versions.map((version) => (
        <section key={version.locale} aria-label={version.words} className={styles.version}>
          <p className={styles.language}>{version.words}</p>
          {version.content === '' ? (
            <p>{t('notices.untranslated')}</p>
          ) : (
            <div lang={version.locale}>
              <h3>{version.title}</h3>
              <p className={styles.date}>{day(at, version.locale, true)}</p>
              <NoticeText text={version.content} />
            </div>
          )}
        </section>
      ))}
    </Dialog>
  );
}
