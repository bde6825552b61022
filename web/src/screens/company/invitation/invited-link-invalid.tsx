import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';

/** Where a link leads that opens nothing any more, and what can be done instead. */
export default function InvitedLinkInvalid() {
  const { t } = useTranslation('company');
  return (
    <Page maxWidth={520}>
      <Card>
        <EmptyState
          title={t('invite.page.gone')}
          hint={t('invite.page.goneHint')}
          action={<ButtonLink to="/register/join">{t('invite.page.join')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}
