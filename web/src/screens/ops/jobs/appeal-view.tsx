import type { JobAppeal, JobAppealDetail } from '@qinghe/contract/jobs/appeals.ts';
import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDecideJobAppeal, useJobAppeal } from '../../../domains/jobs/api/appeals.ts';
import { DifferenceList } from '../../../domains/jobs/components/difference-list.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import caseStyles from '../companies/case.module.css';
import cases from '../companies/companies.module.css';
import { DecisionBar } from '../decision-bar.tsx';
import styles from './jobs.module.css';
import { MarkedText } from './marked-text.tsx';

/** One refused job: why the company objects, its text with what was found, the rules. */
export function AppealView({ appeal, onDecided }: { appeal: JobAppeal; onDecided: () => void }) {
  const { t } = useTranslation('ops');
  const { data, error, refetch } = useJobAppeal({ uuid: appeal.uuid, company_uuid: appeal.company_uuid });
  if (!data) return <QueryState query={{ error, refetch }} title={t('jobs.failed')} />;
  return (
    <article className={caseStyles.case} aria-label={data.title}>
      <header className={caseStyles.head}>
        <h2>{data.title}</h2>
        <p className={cases.second}>
          <Link to={`/ops/company?id=${data.company_uuid}`}>{data.company}</Link>
        </p>
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
      </div>
      <Decide appeal={data} onDecided={onDecided} />
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
function Decide({ appeal, onDecided }: { appeal: JobAppealDetail; onDecided: () => void }) {
  const { t } = useTranslation('ops');
  const [words, setWords] = useState('');
  const decide = useDecideJobAppeal({
    onDone: (_output, { decision }) => {
      toast.success(t(`jobs.done.${decision}`, { title: appeal.title }));
      onDecided();
    },
  });
  const { uuid, company_uuid, version } = appeal;
  const seen = { uuid, company_uuid, version };
  return (
    <DecisionBar
      label={t('jobs.words')}
      hint={t('jobs.wordsHint')}
      words={words}
      onWords={setWords}
      pass={t('jobs.allow')}
      refuse={t('jobs.keep')}
      busy={decide.busy}
      onPass={() => void decide.run({ ...seen, decision: 'allow' })}
      onRefuse={() => void decide.run({ ...seen, decision: 'keep', words })}
    />
  );
}
