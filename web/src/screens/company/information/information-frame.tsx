import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import styles from './information.module.css';

interface InformationFrameProps {
  /** Null while no job is online; undefined while nobody knows yet. */
  previewUrl: string | null | undefined;
  children: ReactNode;
}

/** The two pages of what a company shows, and the way to what candidates see of it. */
export function InformationFrame({ previewUrl, children }: InformationFrameProps) {
  const { t } = useTranslation('control');
  const preview = previewUrl && (
    <a href={previewUrl} target="_blank" rel="noreferrer" className={styles.preview}>
      {t('info.preview')}
    </a>
  );
  return (
    <Page lead={previewUrl === null ? t('info.noPreview') : t('info.lead')} actions={preview}>
      <Tabs
        ground="page"
        label={t('info.tabs')}
        tabs={[
          { to: '/control/company-manage/main-info', label: t('info.main') },
          { to: '/control/company-manage/other-info', label: t('info.other') },
        ]}
      />
      <div className={styles.sections}>{children}</div>
    </Page>
  );
}
