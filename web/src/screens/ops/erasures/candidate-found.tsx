import type { FoundCandidate } from '@qinghe/contract/candidates/erasure.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullDay, fullTime } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Card, Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { HoldDialog, ReleaseDialog } from './hold-dialog.tsx';

interface CandidateFoundProps {
  address: string;
  candidate: FoundCandidate | null;
  /** What was shown is not so any more. */
  onChanged: () => void;
}

/** What is kept of a person, in numbers and names of jobs, and the way to its end. */
export function CandidateFound({ address, candidate, onChanged }: CandidateFoundProps) {
  const { t, i18n } = useTranslation(['ops', 'ui']);
  const [asked, setAsked] = useState<'erase' | 'hold' | 'release'>();
  const close = () => setAsked(undefined);
  if (!candidate)
    return (
      <Card>
        <EmptyState title={t('erasures.nothing', { address })} hint={t('erasures.nothingHint')} />
      </Card>
    );
  const { name, applications, application_count: count, is_talent, hold } = candidate;
  return (
    <Section
      title={t('erasures.found', { name: name || t('subject.nameless'), address })}
      aside={
        <>
          <Button onClick={() => setAsked(hold ? 'release' : 'hold')}>
            {t(hold ? 'erasures.release' : 'erasures.hold')}
          </Button>
          {!hold && (
            <Button variant="danger" onClick={() => setAsked('erase')}>
              {t('erasures.erase')}
            </Button>
          )}
        </>
      }
    >
      {hold && (
        <Callout tone="amber">
          {t('erasures.heldUntil', { day: fullDay(hold.until, i18n.language), reason: hold.reason })}
        </Callout>
      )}
      <Facts
        facts={[
          { label: t('erasures.applications'), value: count },
          { label: t('erasures.talks'), value: candidate.talk_count },
          { label: t('erasures.fairs'), value: candidate.fair_count },
          { label: t('erasures.live'), value: candidate.live_count },
          { label: t('erasures.imports'), value: candidate.import_count },
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
      {asked === 'erase' && <EraseDialog address={address} count={count} onClose={close} onErased={onChanged} />}
      {asked === 'hold' && <HoldDialog address={address} onClose={close} onDone={onChanged} />}
      {asked === 'release' && <ReleaseDialog address={address} onClose={close} onDone={onChanged} />}
    </Section>
  );
}
