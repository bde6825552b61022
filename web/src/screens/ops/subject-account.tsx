import type { ProposalAction } from '@qinghe/contract/ops/proposals.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSubjectAccount } from '../../domains/ops/api/subjects.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fullTime } from '../../lib/time/relative-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { ProposalCard } from './subject/proposal-card.tsx';
import { ProposeDialog } from './subject/propose-dialog.tsx';
import { SettledProposals } from './subject/settled-proposals.tsx';
import { SubjectWaiting } from './subject/subject-waiting.tsx';

/** One account, masked, with its state, and what two operators may do about it or ask of it. */
export default function SubjectAccount() {
  const { t, i18n } = useTranslation(['ops', 'company']);
  const [search] = useSearchParams();
  const uuid = search.get('id') ?? '';
  const { data, error, refetch } = useSubjectAccount(uuid);
  const [action, setAction] = useState<ProposalAction>();
  if (!data) return <SubjectWaiting uuid={uuid} error={error} refetch={refetch} />;
  const name = data.name || t('subject.nameless');
  const state = data.closed ? 'closed' : data.frozen ? 'frozen' : 'open';
  return (
    <Page
      title={name}
      actions={data.actions.map((one) => (
        <Button key={one} onClick={() => setAction(one)}>
          {t(`proposals.begin.${one}`)}
        </Button>
      ))}
    >
      {data.proposal && (
        <Card flush>
          <ProposalCard proposal={data.proposal} />
        </Card>
      )}
      <Card>
        <Facts
          facts={[
            { label: t('subject.state'), value: t(`subject.${state}`) },
            { label: t('subject.phone'), value: data.phone },
            { label: t('subject.email'), value: data.email },
            {
              label: t('subject.company'),
              value: data.company_uuid && <Link to={`/ops/company?id=${data.company_uuid}`}>{data.company}</Link>,
              note: data.type && t(`subject.${data.type}`),
            },
            { label: t('subject.identity'), value: t(data.identified ? 'subject.identified' : 'subject.unidentified') },
            { label: t('subject.since'), value: fullTime(new Date(data.created_at), i18n.language) },
          ]}
        />
      </Card>
      <SettledProposals proposals={data.settled} />
      {action && (
        <ProposeDialog
          kind="account"
          subject={{ ...data, name }}
          action={action}
          onClose={() => setAction(undefined)}
        />
      )}
    </Page>
  );
}
