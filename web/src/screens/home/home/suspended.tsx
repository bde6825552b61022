import { useMaster } from '../../../domains/company/api/members.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';

/** All that a suspended account sees: that it is so, and whom to ask. */
export function Suspended() {
  const { t } = useTranslation('home');
  const master = useMaster().data;
  return (
    <Page>
      <Card>
        <EmptyState
          title={t('suspended.title')}
          hint={master && t('suspended.hint', { name: master.name, phone: master.phone })}
          action={<ButtonLink to="/login">{t('suspended.other')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}
