import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getImport } from '@qinghe/contract/imports/import.ts';
import { useCreateImported, useExportProblems, useRetryImport } from '../../../domains/imports/api/import-jobs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import { type Stat, StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { listed } from './column-heads.ts';
import { askedOf, ColumnSection, MissingColumns } from './column-section.tsx';
import styles from './import-result.module.css';
import { ProblemTable } from './problem-table.tsx';
import { RoomLine } from './room-line.tsx';
import { MappedWords, UnknownWords } from './word-section.tsx';

type Found = OutputOf<typeof getImport>;

const LISTS = {
  internship: '/job-management/internship?filter=draft',
  campus: '/job-management/campus-recruitment/campus-recruitment-job?filter=draft',
};

/** How far an import is, what is wrong with which row, and what to do next. */
export function ImportResult({ found, onAgain }: { found: Found; onAgain: () => void }) {
  const { t } = useTranslation('imports');
  const create = useCreateImported();
  const retry = useRetryImport();
  const problems = useExportProblems();
  const { uuid, kind, state, rows, checked, created, ready, publishable, wrong } = found;
  const asked = askedOf(found.columns);
  const isRunning = state === 'checking' || state === 'creating';
  const stats: Stat[] = [
    { label: t('stat.rows'), figure: <NumberText value={rows} />, note: found.name },
    {
      label: t('stat.ready'),
      figure: <NumberText value={ready} />,
      tone: 'green',
      note: t('stat.publishable', { count: publishable }),
    },
    {
      label: t('stat.wrong'),
      figure: <NumberText value={wrong} />,
      tone: wrong > 0 ? 'red' : 'neutral',
      note: t('stat.wrongNote'),
    },
  ];
  return (
    <>
      <StatStrip label={t('stats')} stats={stats} />
      {state === 'checking' && <Running phase="checking" done={checked} all={rows} />}
      {state === 'creating' && <Running phase="creating" done={created} all={ready} />}
      {(state === 'check_failed' || state === 'create_failed') && (
        <Callout
          tone="red"
          action={
            <Button variant="primary" busy={retry.busy} onClick={() => void retry.run({ uuid })}>
              {t('retry')}
            </Button>
          }
        >
          {state === 'check_failed'
            ? t('stopped.check', { done: checked, all: rows })
            : t('stopped.create', { done: created, all: ready })}
        </Callout>
      )}
      {found.sheet !== '' && <p>{t('sheet', { name: found.sheet })}</p>}
      {found.hidden_rows > 0 && <Callout tone="amber">{t('hiddenRows', { count: found.hidden_rows })}</Callout>}
      <MissingColumns missing={found.missing} />
      {state === 'checked'
        ? asked.length > 0 && <ColumnSection uuid={uuid} kind={kind} asked={asked} />
        : found.unread_columns.length > 0 && (
            <Callout tone="amber">{t('columns.unread', { columns: listed(found.unread_columns) })}</Callout>
          )}
      {found.unknown.length > 0 && <UnknownWords found={found} />}
      {state === 'done' && (
        <Callout
          tone="green"
          action={
            <ButtonLink variant="primary" to={LISTS[kind]}>
              {t('toDrafts')}
            </ButtonLink>
          }
        >
          {t('done', { count: created })}
        </Callout>
      )}
      {state === 'checked' && <RoomLine ready={ready} room={found.room} />}
      <Row>
        {state === 'checked' && (
          <Button variant="primary" disabled={ready === 0} busy={create.busy} onClick={() => void create.run({ uuid })}>
            {t('create', { count: ready })}
          </Button>
        )}
        {wrong > 0 && (state === 'checked' || state === 'done') && (
          <Button busy={problems.busy} onClick={() => void problems.run({ uuid })}>
            {t('export', { count: wrong })}
          </Button>
        )}
        {!isRunning && <Button onClick={onAgain}>{t('again')}</Button>}
      </Row>
      {found.problems.length > 0 && (
        <Section title={t('problems')} flush>
          <ProblemTable found={found} />
        </Section>
      )}
      {found.mapped.length > 0 && <MappedWords found={found} />}
    </>
  );
}

/** How far the server is; it goes on without the page. */
function Running({ phase, done, all }: { phase: 'checking' | 'creating'; done: number; all: number }) {
  const { t } = useTranslation('imports');
  return (
    <div className={styles.running} role="status">
      <p>{t(`running.${phase}`, { done, all })}</p>
      <progress value={done} max={all} aria-label={t(phase === 'checking' ? 'step.check' : 'step.create')} />
    </div>
  );
}
