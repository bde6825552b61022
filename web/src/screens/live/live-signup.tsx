import { useBroadcasts } from '../../domains/live/api/sign-up.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { SignUpForm } from './live-signup/sign-up-form.tsx';

/** Broadcasts that are to begin, and the form by which a company signs up for one, without an account. */
export default function LiveSignup() {
  const { t } = useTranslation('live');
  const query = useBroadcasts();
  const coming = query.data?.items;
  return (
    <Page lead={t('lead')} maxWidth={640}>
      <Card>
        {!coming && <QueryState query={query} title={t('failed')} rows={6} />}
        {coming?.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
        {coming && coming.length > 0 && <SignUpForm broadcasts={coming} />}
      </Card>
    </Page>
  );
}
