import { extendDeadline } from '@qinghe/contract/jobs/endpoints.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { useMay } from '../../../domains/account/may.ts';
import type { Today } from '../../../domains/home/api/today.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Dot } from '../../../ui/tag/tag.tsx';
import { NothingDue } from './nothing-due.tsx';
import { MAX_TASKS, type Task } from './task-list.ts';
import styles from './tasks.module.css';

/** What is to do now, the most pressing first; where nothing is, what comes next. */
export function Tasks({ tasks, next }: { tasks: Task[]; next: Today['next'] }) {
  const { t } = useTranslation('home');
  const more = tasks.length - MAX_TASKS;
  return (
    <Section title={t('tasks.title')} aside={more > 0 && t('tasks.more', { count: more })} flush>
      {tasks.length === 0 && <NothingDue next={next} />}
      <ul>
        {tasks.slice(0, MAX_TASKS).map((task) => (
          <li key={`${task.kind} ${task.to}`} className={styles.row}>
            <Row task={task} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const isPressing = (task: Task): boolean => task.kind === 'due' || ('days' in task && task.days < 2);

function Row({ task }: { task: Task }) {
  const { t } = useTranslation('home');
  const words = useWords(task);
  return (
    <>
      <Dot tone={isPressing(task) ? 'red' : task.kind === 'answered' ? 'green' : 'amber'} />
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
  const { t, i18n } = useTranslation('home');
  const may = useMay();
  const ends = useEndOf();
  if (task.kind === 'due')
    return { ...dueWords(task), action: t(may(moveApplication) ? 'tasks.handle' : 'tasks.read') };
  if (task.kind === 'answered')
    return {
      title: t(`tasks.answered.${task.of}`, { count: task.count }),
      hint: t('tasks.answeredHint'),
      action: t('tasks.read'),
    };
  if (task.kind === 'expiring') {
    const end = ends(task.title, task.days);
    const isOne = task.count === 1;
    return {
      title: isOne ? end : t(`tasks.expiring.${task.of}`, { count: task.count }),
      hint: isOne ? t('tasks.expiringHint', { count: task.applications }) : t('tasks.firstEnd', { end }),
      action: t(task.of === 'internship' && may(extendDeadline) ? 'tasks.extend' : 'tasks.look'),
    };
  }
  if (task.kind === 'rights')
    return {
      title: t('tasks.rights', { count: task.count }),
      hint: t('tasks.rightsHint', { day: day(new Date(task.until), i18n.language) }),
      action: t('tasks.use'),
    };
  return {
    title: task.days === 0 ? t('licence.today') : t('licence.in', { count: task.days }),
    hint: t('licence.ends'),
    action: t('licence.renew'),
  };

  function dueWords({ of, count, jobs, isOneJob }: Extract<Task, { kind: 'due' }>) {
    const [title = ''] = jobs.titles;
    if (isOneJob) return { title: t('tasks.waiting', { title, count }), hint: t('tasks.waitingHint') };
    const titles = jobs.titles.map((one) => t('tasks.quoted', { title: one })).join(t('tasks.between'));
    const which = jobs.all > jobs.titles.length ? t('tasks.jobs', { titles, count: jobs.all }) : titles;
    return { title: t(`tasks.due.${of}`, { count }), hint: `${which} · ${t('tasks.waitingHint')}` };
  }
}

function useEndOf(): (title: string, days: number) => string {
  const { t } = useTranslation('home');
  return (title, days) =>
    days === 0
      ? t('tasks.expiringToday', { title })
      : days === 1
        ? t('tasks.expiringTomorrow', { title })
        : t('tasks.expiringIn', { title, count: days });
}
