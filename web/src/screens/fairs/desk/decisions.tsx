import { deskDecisions, isApplying } from '@qinghe/contract/fairs/desk.ts';
import { useState } from 'react';
import type { Person, Snapshot } from '../../../domains/fairs/desk/queue.ts';
import type { useStand } from '../../../domains/fairs/desk/use-stand.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import styles from './desk.module.css';

interface DecisionsProps {
  person: Person;
  jobs: Snapshot['jobs'];
  stand: ReturnType<typeof useStand>;
}

/** What is made of somebody: four ways, one press each; the two that go on apply for the job that is chosen. */
export function Decisions({ person, jobs, stand }: DecisionsProps) {
  const { t } = useTranslation('desk');
  const wished = jobs.find(({ uuid }) => person.wishes.includes(uuid)) ?? jobs[0];
  const [picked, setPicked] = useState<string | null>(null);
  const job = picked ?? person.jobUuid ?? wished?.uuid ?? '';
  const decided = person.state === 'done' ? person.decision : null;
  return (
    <section className={styles.decisions} aria-label={t('decide')}>
      {jobs.length > 1 && (
        <SelectField
          label={t('job')}
          value={job}
          options={jobs.map(({ uuid, title }) => ({ value: uuid, label: title }))}
          onChange={setPicked}
        />
      )}
      <div className={styles.ways}>
        {deskDecisions.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'no' ? 'danger' : decided === decision ? 'primary' : 'default'}
            aria-pressed={decided === decision}
            disabled={isApplying(decision) && job === ''}
            onClick={() => stand.decide(person, decision, isApplying(decision) ? job : null)}
          >
            {t(`decision.${decision}`)}
          </Button>
        ))}
      </div>
      {person.application === 'gone' && decided && isApplying(decided) && (
        <Callout tone="amber">{t('jobGone')}</Callout>
      )}
      {person.application === 'made' && <p className={styles.hint}>{t('applied')}</p>}
      {person.state === 'talking' && (
        <Button variant="quiet" onClick={() => stand.missed(person)}>
          {t('missed')}
        </Button>
      )}
      {decided && (
        <Button variant="quiet" onClick={() => stand.undecide(person)}>
          {t('undecide')}
        </Button>
      )}
    </section>
  );
}
