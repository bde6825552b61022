import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { UUID } from '../../../lib/routing/url-filters.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';

interface SubjectWaitingProps {
  /** As the address has it, which anybody may have cut. */
  uuid: string;
  error: Error | null;
  refetch: () => unknown;
}

/** A company or an account that is on its way, or cannot be had. */
export function SubjectWaiting({ uuid, error, refetch }: SubjectWaitingProps) {
  const { t } = useTranslation('ops');
  return (
    <Page>
      <Card>
        {!UUID.test(uuid) ? (
          <EmptyState
            title={t('subject.nobody')}
            action={<ButtonLink to="/ops/search">{t('subject.search')}</ButtonLink>}
          />
        ) : (
          <QueryState query={{ error, refetch }} title={t('subject.failed')} />
        )}
      </Card>
    </Page>
  );
}
