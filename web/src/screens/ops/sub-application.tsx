import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';

/** The host of sub-applications. None is registered, and nothing of the address is repeated or opened. */
export default function SubApplication() {
  const { t } = useTranslation('ops');
  return (
    <Page>
      <Card>
        <EmptyState
          title={t('subApplication.none')}
          hint={t('subApplication.noneHint')}
          action={<ButtonLink to="/">{t('subApplication.home')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}
