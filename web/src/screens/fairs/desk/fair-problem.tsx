import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';

/** In the place of a stand that the company has not, or that a key does not open: its holder has no list to go back to. */
export function FairProblem({ byKey = false }: { byKey?: boolean }) {
  const { t } = useTranslation('desk');
  return (
    <Page>
      <Card>
        <ErrorState
          title={t(byKey ? 'keyGone' : 'gone')}
          hint={t(byKey ? 'keyGoneHint' : 'goneHint')}
          {...(!byKey && { action: <ButtonLink to="/job-fairs/list">{t('back')}</ButtonLink> })}
        />
      </Card>
    </Page>
  );
}
