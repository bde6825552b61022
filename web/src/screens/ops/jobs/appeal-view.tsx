import type { JobAppeal, JobAppealDetail } from '@qinghe/contract/jobs/appeals.ts';
import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDecideJobAppeal, useJobAppeal, useShowAppealNotes } from '../../../domains/jobs/api/appeals.ts';
import { DifferenceList } from '../../../domains/jobs/components/difference-list.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { NoteField } from '../casework/case-notes.tsx';
import { History } from '../casework/history.tsx';
import { StandingNote } from '../casework/standing-note.tsx';
import type { Decided } from '../casework/use-take-back.ts';
import caseStyles from '../companies/case.module.css';
import cases from '../companies/companies.module.css';
import { DecisionBar } from '../decision-bar.tsx';
import styles from './jobs.module.css';
import { MarkedText } from './marked-text.tsx';

interface AppealViewProps {
  appeal: JobAppeal;
  onDecided: Decided;
  onShelve: () => void;
}

/** One refused job: why the company objects, its text with what was found, the rules. */
export function AppealView({ appeal, onDecided, onShelve }: AppealViewProps) {
  const { t } = useTranslation('ops');
  const seen = { uuid: appeal.uuid, company_uuid: appeal.company_uuid };
  const { data, error, refetch } = useJobAppeal(seen);
  const showNotes = useShowAppealNotes(seen);
  if (!data) return <QueryState query={{ error, refetch }} title={t('jobs.failed')} />;
  return (
    <article className={caseStyles.case} aria-label={data.title}>
      <header className={caseStyles.head}>
        <h2>{data.title}</h2>
        <p className={cases.second}>
          <Link to={`/ops/company?id=${data.company_uuid}`}>{data.company}</Link>
        </p>
        <StandingNote held={data.held} />
      </header>
      <div className={styles.body}>
        <Callout title={t('jobs.objects', { name: data.appealed_by })}>
          <span className={styles.text}>{data.message}</span>
        </Callout>
        <Section title={t('jobs.findings')}>
          <ul className={styles.findings}>
            {data.findings.map((found) => (
              <li key={`${found.rule} ${found.field} ${found.item} ${found.start}`} className={styles.finding}>
                <span>{found.message}</span>
                <span className={cases.second}>{found.basis}</span>
              </li>
            ))}
          </ul>
        </Section>
        {data.live && (
          <Section title={t('jobs.compare')}>
            <DifferenceList before={data.live} after={data} />
          </Section>
        )}
        <Section title={t('jobs.text')}>
          <Texts appeal={data} />
        </Section>
        <History
          steps={[
            {
              uuid: data.uuid,
              at: data.waiting_since,
              tone: 'blue',
              title: t('casework.appeal'),
              by: data.appealed_by,
              lines: [],
            },
          ]}
          notes={data.notes}
        >
          <NoteField of={{ queue: 'jobs', uuid: data.uuid }} onNoted={showNotes} />
        </History>
      </div>
      <Decide appeal={data} onDecided={onDecided} onShelve={onShelve} />
    </article>
  );
}

function Texts({ appeal: { draft, findings } }: { appeal: JobAppealDetail }) {
  const { t } = useTranslation('ops');
  const marked = (field: 'title' | 'description' | 'address' | 'auto_reply', text: string) => ({
    label: t(`jobs.field.${field}`),
    value: text && <MarkedText text={text} findings={findings.filter((found) => found.field === field)} />,
  });
  const each = (field: 'highlights' | 'questions') =>
    draft[field].map((text, item) => ({
      label: t(`jobs.field.${field}`, { number: item + 1 }),
      value: (
        <MarkedText text={text} findings={findings.filter((found) => found.field === field && found.item === item)} />
      ),
    }));
  return (
    <Facts
      facts={[
        marked('title', draft.title),
        marked('description', plainDescription(draft.description)),
        marked('address', draft.address),
        ...each('highlights'),
        ...each('questions'),
        marked('auto_reply', draft.auto_reply),
      ]}
    />
  );
}

/** With words it stays refused, without them it goes online. */
function Decide({ appeal, onDecided, onShelve }: Omit<AppealViewProps, 'appeal'> & { appeal: JobAppealDetail }) {
  const { t } = useTranslation('ops');
  const [words, setWords] = useState('');
  const decide = useDecideJobAppeal({
    onDone: (held, { decision }) => onDecided(held, t(`jobs.done.${decision}`, { title: appeal.title })),
  });
  const { uuid, company_uuid, version } = appeal;
  const seen = { uuid, company_uuid, version };
  return (
    <DecisionBar
      of={appeal}
      label={t('jobs.words')}
      hint={t('jobs.wordsHint')}
      words={words}
      onWords={setWords}
      pass={t('jobs.allow')}
      refuse={t('jobs.keep')}
      busy={decide.busy}
      onShelve={onShelve}
      onPass={() => void decide.run({ ...seen, decision: 'allow' })}
      onRefuse={() => void decide.run({ ...seen, decision: 'keep', words })}
    />
  );
}
