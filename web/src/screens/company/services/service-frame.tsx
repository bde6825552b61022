import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';

/** The two pages of what was bought: of the company, and of its accounts. */
export function ServiceFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('control');
  return (
    <Page lead={t('services.lead')}>
      <Tabs
        ground="page"
        label={t('services.tabs')}
        tabs={[
          { to: '/control/service-manage/company', label: t('services.company') },
          { to: '/control/service-manage/account', label: t('services.account') },
        ]}
      />
      {children}
    </Page>
  );
}
