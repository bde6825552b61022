import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';

/** In the place of a stand that the company has not. */
export function FairProblem() {
  const { t } = useTranslation('desk');
  return (
    <Page>
      <Card>
        <ErrorState
          title={t('gone')}
          hint={t('goneHint')}
          action={<ButtonLink to="/job-fairs/list">{t('back')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}
