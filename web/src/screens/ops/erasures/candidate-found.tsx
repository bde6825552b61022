import type { FoundCandidate } from '@qinghe/contract/candidates/erasure.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Card, Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import { EraseDialog } from './erase-dialog.tsx';

interface CandidateFoundProps {
  address: string;
  candidate: FoundCandidate | null;
  onErased: () => void;
}

/** What is kept of a person, in numbers and names of jobs, and the way to its end. */
export function CandidateFound({ address, candidate, onErased }: CandidateFoundProps) {
  const { t, i18n } = useTranslation(['ops', 'ui']);
  const [erasing, setErasing] = useState(false);
  if (!candidate)
    return (
      <Card>
        <EmptyState title={t('erasures.nothing', { address })} hint={t('erasures.nothingHint')} />
      </Card>
    );
  const { name, applications, application_count: count, talk_count, fair_count, is_talent } = candidate;
  return (
    <Section
      title={t('erasures.found', { name: name || t('subject.nameless'), address })}
      aside={
        <Button variant="danger" onClick={() => setErasing(true)}>
          {t('erasures.erase')}
        </Button>
      }
    >
      <Facts
        facts={[
          { label: t('erasures.applications'), value: count },
          { label: t('erasures.talks'), value: talk_count },
          { label: t('erasures.fairs'), value: fair_count },
          { label: t('erasures.talent'), value: t(is_talent ? 'erasures.yes' : 'erasures.no') },
        ]}
      />
      <ul>
        {applications.map(({ uuid, job_title, company_name, applied_at }) => (
          <li key={uuid}>
            {t('erasures.of', { job: job_title, company: company_name })} ·{' '}
            {fullTime(new Date(applied_at), i18n.language)}
          </li>
        ))}
      </ul>
      {erasing && <EraseDialog address={address} count={count} onClose={() => setErasing(false)} onErased={onErased} />}
    </Section>
  );
}
