import { useState } from 'react';
import { useProposals } from '../../domains/ops/api/subjects.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useKey } from '../../ui/key/use-key.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { ProposalCard } from './subject/proposal-card.tsx';
import { SettledProposals } from './subject/settled-proposals.tsx';

/** What waits for a second operator: J and K go on, A confirms, R declines; below, what became of others. */
export default function Proposals() {
  const { t } = useTranslation('ops');
  const query = useProposals();
  const items = query.data?.items ?? [];
  const [chosen, choose] = useState<string>();
  // After one that is settled none is chosen: a second press must not settle another one unread.
  const index = chosen === undefined ? 0 : items.findIndex(({ uuid }) => uuid === chosen);
  const go = (to: number) => choose((before) => items[to]?.uuid ?? before);
  useKey('j', () => go(index + 1), { label: t('proposals.next') });
  useKey('k', () => go(index - 1), { label: t('proposals.previous') });
  return (
    <Page lead={t('proposals.lead')}>
      <Card flush>
        <QueryList query={query} empty={{ title: t('proposals.empty'), hint: t('proposals.emptyHint') }}>
          {(rows) =>
            rows.map((proposal, place) => (
              <ProposalCard
                key={proposal.uuid}
                proposal={proposal}
                current={place === index}
                onSettled={() => choose(proposal.uuid)}
              />
            ))
          }
        </QueryList>
      </Card>
      <SettledProposals proposals={query.data?.settled ?? []} />
    </Page>
  );
}
