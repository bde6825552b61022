import type { getLink, LinkProblem } from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { problemIn, useLinkedPerson, useLinkedTalent } from '../../../domains/candidates/api/linked-page.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../lib/i18n/with-texts.ts';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { Answered } from './answered.ts';
import styles from './colleague-page.module.css';
import { CvPaper } from './cv-paper.tsx';
import { OtherAnswers } from './other-answers.tsx';

const TalentPaper = onDemand(withTexts(['talents'], () => import('./talent-paper.tsx')));

export type LinkFacts = OutputOf<typeof getLink>;

interface LinkedPersonProps {
  uuid: string;
  link: LinkFacts;
  /** Uuid of the application or the talent. */
  person: string;
  onProblem: (problem: LinkProblem) => void;
  /** To the next one; undefined for the last. */
  onNext: (() => void) | undefined;
}

/** One of those whom a link is about. */
export const LinkedPerson = (props: LinkedPersonProps) =>
  props.link.about === 'talents' ? <LinkedTalent {...props} /> : <LinkedApplication {...props} />;

function LinkedApplication(props: LinkedPersonProps) {
  const query = useLinkedPerson(props.uuid, props.person);
  return <Sides {...props} query={query} paper={(data) => <CvPaper person={data} reader={props.link.name} />} />;
}

function LinkedTalent(props: LinkedPersonProps) {
  const query = useLinkedTalent(props.uuid, props.person);
  return (
    <Sides
      {...props}
      query={query}
      paper={(data) => (
        <Suspense fallback={<div />}>
          <TalentPaper talent={data} reader={props.link.name} />
        </Suspense>
      )}
    />
  );
}

interface SidesProps<Data> extends LinkedPersonProps {
  query: UseQueryResult<Data>;
  paper: (data: Data) => ReactNode;
}

/** The paper, and beside it, on a phone below it, what is asked and the answer. */
function Sides<Data extends Answered>({ uuid, link, query, paper, onProblem, onNext }: SidesProps<Data>) {
  const { t } = useTranslation('candidates');
  const problem = problemIn(query.error);
  useEffect(() => {
    if (problem) onProblem(problem);
  }, [problem, onProblem]);
  const { data } = query;
  if (!data) return <QueryState query={query} title={t('page.failed')} hint={t('page.failedHint')} rows={8} />;
  return (
    <div className={styles.sides}>
      {paper(data)}
      <aside className={styles.opinion} aria-label={t('answer.title')}>
        {link.question !== '' && (
          <p className={styles.question}>{t('page.question', { maker: link.maker_name, question: link.question })}</p>
        )}
        <AnswerForm uuid={uuid} person={data} maker={link.maker_name} onProblem={onProblem} onNext={onNext} />
        <OtherAnswers person={data} />
      </aside>
    </div>
  );
}
