import { type CvFileState, cvFileStates } from '@qinghe/contract/intake/cv-imports.ts';
import { useSearchParams } from 'react-router';
import { useCvImport } from '../../domains/intake/api/cv-imports.ts';
import { useSendImport } from '../../domains/intake/use-send-import.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { ImportResult } from './imports/import-result.tsx';
import { NewImport } from './imports/new-import.tsx';
import { PastImports } from './imports/past-imports.tsx';
import { SendingBar } from './imports/sending-bar.tsx';
import { MailAddresses } from './mail/mail-addresses.tsx';

const IMPORT = '/resume/import';

/** Many CVs at once: the files, then what became of each. */
export default function CvImports() {
  const { t } = useTranslation('intake');
  const [search, setSearch] = useSearchParams();
  const [id, job] = ['id', 'job'].map((name) => (UUID.test(search.get(name) ?? '') ? (search.get(name) ?? '') : ''));
  const state = cvFileStates.find((one) => one === search.get('state'));
  const found = useCvImport(id ?? '');
  const sending = useSendImport((uuid) => setSearch({ id: uuid }));
  const addressOf = (uuid: string, only?: CvFileState) => `${IMPORT}?id=${uuid}${only ? `&state=${only}` : ''}`;
  if (!id)
    return (
      <Page lead={t('lead')} maxWidth={880}>
        {sending.failure && <Callout tone="red">{sending.failure}</Callout>}
        <NewImport job={job ?? ''} sending={sending} />
        <MailAddresses addressOf={addressOf} />
        <PastImports addressOf={addressOf} />
      </Page>
    );
  return (
    <Page
      lead={found.data && t('of', { title: found.data.job_title })}
      actions={<ButtonLink to={IMPORT}>{t('another')}</ButtonLink>}
    >
      {sending.failure && <Callout tone="red">{t('cutOff', { why: sending.failure })}</Callout>}
      {sending.unsent.length > 0 && (
        <Callout tone="amber" title={t('unsent', { count: sending.unsent.length })}>
          {sending.unsent.join(t('comma'))}
        </Callout>
      )}
      {sending.sending && <SendingBar {...sending.sending} />}
      {found.data ? (
        <ImportResult found={found.data} state={state} addressOf={(only) => addressOf(id, only)} />
      ) : (
        <Card flush>
          <QueryState query={found} title={t('failed')} hint={t('failedHint')} rows={4} />
        </Card>
      )}
    </Page>
  );
}
