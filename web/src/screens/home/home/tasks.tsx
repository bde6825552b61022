import { extendDeadline } from '@qinghe/contract/jobs/endpoints.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../domains/account/may.ts';
import type { Overview } from '../../../domains/home/api/business-overview.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import { Dot } from '../../../ui/tag/tag.tsx';
import { type Task, tasksOf } from './task-list.ts';
import styles from './tasks.module.css';

const SHOWN = 6;

export function Tasks({ overview }: { overview: Overview }) {
  const { t } = useTranslation('home');
  const [all, setAll] = useState(false);
  const tasks = tasksOf(overview, new Date());
  const shown = all ? tasks : tasks.slice(0, SHOWN);
  return (
    <Section title={t('tasks.title')} flush>
      {tasks.length === 0 && <EmptyState title={t('tasks.empty')} hint={t('tasks.emptyHint')} />}
      <ul>
        {shown.map((task) => (
          <li key={task.key} className={styles.row}>
            <Row task={task} />
          </li>
        ))}
      </ul>
      {shown.length < tasks.length && (
        <Button variant="quiet" wide onClick={() => setAll(true)}>
          {t('tasks.all', { count: tasks.length })}
        </Button>
      )}
    </Section>
  );
}

function Row({ task }: { task: Task }) {
  const { t } = useTranslation('home');
  const words = useWords(task);
  return (
    <>
      <Dot tone={task.kind === 'waiting' || task.days < 2 ? 'red' : 'amber'} />
      <div className={styles.words}>
        <p className={styles.title}>{words.title}</p>
        <p className={styles.hint}>{words.hint}</p>
      </div>
      <ButtonLink to={task.to} aria-label={t('tasks.linkLabel', { action: words.action, task: words.title })}>
        {words.action}
      </ButtonLink>
    </>
  );
}

function useWords(task: Task): { title: string; hint: string; action: string } {
  const { t } = useTranslation('home');
  const may = useMay();
  const { title } = task;
  if (task.kind === 'waiting') {
    return {
      title: t('tasks.waiting', { title, count: task.count }),
      hint: t('tasks.waitingHint'),
      action: t(may(moveApplication) ? 'tasks.handle' : 'tasks.read'),
    };
  }
  return {
    title:
      task.days === 0
        ? t('tasks.expiringToday', { title })
        : task.days === 1
          ? t('tasks.expiringTomorrow', { title })
          : t('tasks.expiringIn', { title, count: task.days }),
    hint: t('tasks.expiringHint', { count: task.applications }),
    action: t(task.leadsTo === 'applications' ? 'tasks.read' : may(extendDeadline) ? 'tasks.extend' : 'tasks.look'),
  };
}
