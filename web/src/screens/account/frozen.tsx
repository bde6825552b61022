import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Row } from '../../ui/stack/stack.tsx';

/** Where the guard leads whose company is frozen: why there is no way in, and whom to ask. */
export default function Frozen() {
  const { t } = useTranslation('personal');
  return (
    <Page maxWidth={520} lead={t('frozen.lead')}>
      <Row>
        <ButtonLink to="/">{t('frozen.again')}</ButtonLink>
        <ButtonLink variant="quiet" to="/login">
          {t('frozen.toLogin')}
        </ButtonLink>
      </Row>
    </Page>
  );
}
