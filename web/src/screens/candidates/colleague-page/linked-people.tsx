import type { getLink, LinkProblem } from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemIn, useLinkedPerson } from '../../../domains/candidates/api/linked-page.ts';
import { lastDay } from '../../../lib/time/relative-time.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import { Page } from '../../../ui/page/page.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './colleague-page.module.css';
import { CvPaper } from './cv-paper.tsx';
import { OtherAnswers } from './other-answers.tsx';

type LinkFacts = OutputOf<typeof getLink>;

interface LinkedPeopleProps {
  uuid: string;
  link: LinkFacts;
  onProblem: (problem: LinkProblem) => void;
}

/** Those whom a link is about, one at a time: the CV, and beside it, on a phone below it, what is asked and the answer. */
export function LinkedPeople({ uuid, link, onProblem }: LinkedPeopleProps) {
  const { t, i18n } = useTranslation('candidates');
  const { people, maker_name: maker, left_out } = link;
  const [chosen, choose] = useState(() => people.find(({ answered }) => !answered)?.application_uuid);
  const at = Math.max(
    0,
    people.findIndex(({ application_uuid }) => application_uuid === chosen),
  );
  const person = people[at];
  const step = (by: 1 | -1) => choose(people[at + by]?.application_uuid ?? chosen);
  useKey('j', () => step(1), people.length > 1);
  useKey('k', () => step(-1), people.length > 1);
  return (
    <Page
      title={t('page.title', { maker, count: people.length })}
      lead={t('page.lead', {
        company: link.company_name,
        day: lastDay(link.expires_at, i18n.language),
        name: link.name,
      })}
      actions={
        people.length > 1 && (
          <nav className={styles.steps} aria-label={t('page.steps')}>
            <IconButton label={t('page.previous')} disabled={at === 0} onClick={() => step(-1)} aria-keyshortcuts="k">
              <IconPrevious size={18} aria-hidden="true" />
            </IconButton>
            <span role="status">
              {t('page.position', { index: at + 1, count: people.length, name: person?.name ?? '' })}
            </span>
            <IconButton
              label={t('page.next')}
              disabled={at === people.length - 1}
              onClick={() => step(1)}
              aria-keyshortcuts="j"
            >
              <IconNext size={18} aria-hidden="true" />
            </IconButton>
          </nav>
        )
      }
    >
      {left_out > 0 && <Callout tone="amber">{t('leftOut', { count: left_out })}</Callout>}
      {person ? (
        <LinkedPerson
          key={person.application_uuid}
          uuid={uuid}
          application={person.application_uuid}
          link={link}
          onProblem={onProblem}
          onNext={at < people.length - 1 ? () => step(1) : undefined}
        />
      ) : (
        <EmptyState title={t('page.nobody')} hint={t('page.nobodyHint')} />
      )}
    </Page>
  );
}

interface LinkedPersonProps extends LinkedPeopleProps {
  application: string;
  onNext: (() => void) | undefined;
}

function LinkedPerson({ uuid, application, link, onProblem, onNext }: LinkedPersonProps) {
  const { t } = useTranslation('candidates');
  const query = useLinkedPerson(uuid, application);
  const problem = problemIn(query.error);
  useEffect(() => {
    if (problem) onProblem(problem);
  }, [problem, onProblem]);
  const { data } = query;
  if (!data) return <QueryState query={query} title={t('page.failed')} hint={t('page.failedHint')} rows={8} />;
  return (
    <div className={styles.sides}>
      <CvPaper person={data} reader={link.name} />
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
