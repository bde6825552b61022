import type { LinkProblem } from '@qinghe/contract/candidates/linked-page.ts';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { problemIn, useLink, useOpenLink } from '../../domains/candidates/api/linked-page.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { LinkedPeople } from './colleague-page/linked-people.tsx';
import { Problem } from './colleague-page/problem.tsx';

/** What addresses of the application before carried is none. */
const TOKEN = /^[\w-]{43}$/;

/**
 * What a colleague without an account sees of a link. The address brings its token once; from then on it names the link,
 * which opens nothing without the cookie of this browser.
 */
export default function ColleaguePage() {
  const [search, setSearch] = useSearchParams();
  const auth = search.get('auth') ?? '';
  if (UUID.test(auth)) return <OpenedLink key={auth} uuid={auth} />;
  if (!TOKEN.test(auth)) return <Problem problem="unknown" link={null} />;
  return <ClosedLink token={auth} onOpened={(uuid) => setSearch({ auth: uuid }, { replace: true })} />;
}

/** Opened by a press: what follows links by itself, as scanners of mail do, opens nothing. */
function ClosedLink({ token, onOpened }: { token: string; onOpened: (uuid: string) => void }) {
  const { t } = useTranslation('candidates');
  const about = useLocation().pathname.startsWith('/talent') ? 'talents' : 'applications';
  const { run, busy, error } = useOpenLink();
  const problem = problemIn(error);
  if (problem) return <Problem problem={problem} link={null} />;
  const open = async () => {
    const opened = await run({ token });
    if (opened) onOpened(opened.uuid);
  };
  return (
    <Page title={t(`page.closedTitle.${about}`)} lead={t('page.closedLead')} maxWidth={640}>
      {error && <Callout tone="red">{messageOf(error, currentLocale())}</Callout>}
      <div>
        <Button variant="primary" busy={busy} onClick={() => void open()} autoFocus>
          {t(`page.open.${about}`)}
        </Button>
      </div>
    </Page>
  );
}

function OpenedLink({ uuid }: { uuid: string }) {
  const { t } = useTranslation('candidates');
  const query = useLink(uuid);
  const [ended, setEnded] = useState<LinkProblem>();
  const problem = ended ?? problemIn(query.error);
  if (problem) return <Problem problem={problem} link={uuid} />;
  if (query.data) return <LinkedPeople uuid={uuid} link={query.data} onProblem={setEnded} />;
  return (
    <Page title={t('page.opening')} maxWidth={640}>
      <QueryState query={query} title={t('page.failed')} hint={t('page.failedHint')} rows={6} />
    </Page>
  );
}
