import type { Finding, JobDraft, JobField } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Job } from '../../../domains/jobs/api/change-job.ts';
import { useFindings } from '../../../domains/jobs/api/check-job.ts';
import type { DescriptionHandle } from '../../../domains/jobs/components/description/description-field.tsx';
import {
  asDeleted,
  fieldValue,
  fixOf,
  positionInDraft,
} from '../../../domains/jobs/components/description/finding-positions.ts';
import { JobPreview } from '../../../domains/jobs/components/job-preview.tsx';
import { PublicFrame } from '../../../domains/jobs/components/public-frame.tsx';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StaleDialog } from '../../../ui/form/stale-dialog.tsx';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { undoToast } from '../../../ui/toast/undo-notice.tsx';
import { ChangeBar } from './change-bar.tsx';
import { CheckPanel } from './check-panel.tsx';
import styles from './draft-form.module.css';
import { Fields } from './fields.tsx';
import { FindingCard } from './finding-card.tsx';
import { focusField, focusFirst } from './focus-field.ts';
import { FormFooter } from './form-footer.tsx';
import { SaveNote } from './save-note.tsx';
import { checkablePart, unsavable } from './unsavable.ts';
import { useDraft } from './use-draft.ts';
import { useFindingCard } from './use-finding-card.ts';

const AppealDialog = onDemand(() => import('../list/appeal-dialog.tsx'));

interface DraftFormProps {
  kind: JobKind;
  job: Job | undefined;
  onStarted: (job: Job) => void;
}

/** Field by field on the left, the job as candidates see it on the right, what keeps it from going out beside it. */
export function DraftForm({ kind, job, onStarted }: DraftFormProps) {
  const { t } = useTranslation('jobs');
  const { t: words } = useTranslation('ui', { keyPrefix: 'issue' });
  const form = useRef<HTMLDivElement>(null);
  const editor = useRef<DescriptionHandle>(null);
  const { draft, change, state, savedAt, save, stale } = useDraft({ kind, job, onStarted });
  const refused = unsavable(draft, words);
  const check = useFindings(useMemo(() => checkablePart(draft), [draft])).data;
  const found = check?.findings ?? job?.refusal ?? [];
  const findings = [...refused, ...found.filter(({ field }) => !refused.some((one) => one.field === field))];
  const [tried, setTried] = useState(false);
  const [appealed, setAppealed] = useState<Job>();
  const navigate = useNavigate();
  // What is only missing is said once the person thinks to be done; wrong words are shown while typing.
  const shown = findings.filter(
    ({ rule, start }) => tried || start !== null || rule === 'format' || rule.startsWith('pay_'),
  );
  const listed = inFormOrder(shown.filter((finding) => isListed(draft, finding)));
  const finding = useFindingCard({ form, editor, findings: listed });
  const { hash } = useLocation();
  useEffect(() => focusField(form.current, hash.slice(1)), [hash]);
  const newest = useRef(draft);
  useLayoutEffect(() => {
    newest.current = draft;
  });

  const fix = (found: Finding) => {
    const before = draft;
    const fixed = asDeleted(draft, found);
    const part = fixOf(draft, fixed);
    const inEditor = found.field === 'description' && (editor.current?.fix(fixed) ?? false);
    if (!inEditor && part) change(part);
    if (!inEditor && !part) return;
    finding.leave(found);
    undoToast(t('finding.fixed', { words: fixed.words }), () => {
      const { field } = found;
      const undone = inEditor && editor.current?.undoFix();
      const isAsFixed =
        part && fieldValue(newest.current, field) === fieldValue({ ...before, ...part } as JobDraft, field);
      if (!inEditor && isAsFixed) change({ [field]: fieldValue(before, field) });
      else if (!undone) toast.info(t('finding.changedSince'));
    });
  };
  const goTo = (field: JobField) => focusField(form.current, field);
  // What is appealed is what was typed, so it is saved first.
  const appeal = async () => setAppealed(await save().catch(() => undefined));

  return (
    <Page
      title={t(job?.published_at || job?.change_of ? `of.${kind}.editTitle` : `of.${kind}.publish`)}
      note={<SaveNote state={state} savedAt={savedAt} />}
    >
      {job && <ChangeBar job={job} draft={draft} />}
      <div className={styles.columns} {...finding.handlers}>
        <div ref={form} className={styles.form}>
          <Fields
            draft={draft}
            onChange={change}
            findings={shown}
            checkedText={check?.checked.description}
            editor={editor}
            onOpen={(found) => finding.show(found, 'click')}
          />
        </div>
        <aside className={styles.side} aria-label={t('form.side')}>
          <CheckPanel
            draft={draft}
            findings={listed}
            quality={check?.quality}
            onShow={(found) => (found.start === null ? goTo(found.field) : finding.show(found))}
            onFix={fix}
            onField={goTo}
            onAppeal={() => void appeal()}
          />
          <div className={styles.preview}>
            <p className={styles.hint}>{t('preview.label')}</p>
            <div className={styles.phone}>
              <PublicFrame title={t('preview.label')}>
                <JobPreview draft={draft} />
              </PublicFrame>
            </div>
          </div>
        </aside>
        {finding.card && (
          <FindingCard
            finding={finding.card.finding}
            focused={finding.card.focused}
            onFix={() => finding.card && fix(finding.card.finding)}
            onNext={finding.next}
            onClose={finding.close}
          />
        )}
      </div>
      <FormFooter
        draft={draft}
        state={state}
        save={save}
        left={check && findings.filter(({ level }) => level === 'block').length}
        tried={tried}
        refused={refused}
        score={check?.quality.score}
        onTry={() => setTried(true)}
        onBlocked={(found) => focusFirst(form.current, found)}
      />
      {stale && <StaleDialog stale={stale} />}
      <Suspense fallback={<HoldKeys />}>
        {appealed && (
          <AppealDialog
            job={{ ...appealed, title: appealed.title || t('untitled') }}
            onClose={() => setAppealed(undefined)}
            onDone={() => void navigate(jobAddresses[kind].list)}
          />
        )}
      </Suspense>
    </Page>
  );
}

/** Words that still stand in the draft, and what is wrong with the pay. */
const isListed = (draft: JobDraft, finding: Finding): boolean =>
  finding.rule.startsWith('pay_') || positionInDraft(draft, finding) !== undefined;

const formOrder: Finding['field'][] = ['title', 'pay_min', 'address', 'description', 'highlights', 'questions'];

function inFormOrder(findings: readonly Finding[]): Finding[] {
  const order = ({ field }: Finding) => (formOrder.indexOf(field) + formOrder.length + 1) % (formOrder.length + 1);
  return findings.toSorted(
    (one, other) =>
      order(one) - order(other) || (one.item ?? 0) - (other.item ?? 0) || (one.start ?? 0) - (other.start ?? 0),
  );
}
