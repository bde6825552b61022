import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCompanyInfo } from '../../../domains/company/api/get-company-info.ts';
import { type Job, publish } from '../../../domains/jobs/api/change-job.ts';
import { findingsQuery, useFindings } from '../../../domains/jobs/api/check-job.ts';
import { JobPreview } from '../../../domains/jobs/components/job-preview.tsx';
import { hasCode, isApiError, messageOf } from '../../../lib/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './draft-form.module.css';
import { Fields } from './fields.tsx';
import { Findings } from './findings.tsx';
import { SaveNote } from './save-note.tsx';
import { useDraft } from './use-draft.ts';

const PREVIEW = '/job-management/internship/publish-job/preview';

/** Field by field on the left, the job as candidates see it on the right, what keeps it from going out below. */
export function DraftForm({ job, onStarted }: { job: Job | undefined; onStarted: (job: Job) => void }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useRef<HTMLDivElement>(null);
  const { draft, change, state, savedAt, save, settle } = useDraft({ job, onStarted });
  const company = useCompanyInfo().data?.company;
  const findings = useFindings(draft).data?.findings ?? job?.refusal ?? [];
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // What is only missing is said once the person thinks to be done; wrong words are shown while typing.
  const shown = findings.filter((finding) => tried || finding.start !== null || finding.rule.startsWith('pay_'));
  const blocked = findings.filter((finding) => finding.level === 'block');

  const left = tried && blocked.length > 0 ? t('form.left', { count: blocked.length }) : undefined;

  const submit = async () => {
    setTried(true);
    setFailure(null);
    setBusy(true);
    try {
      const saved = await save();
      const { findings: found } = await client.fetchQuery(findingsQuery(saved.draft));
      if (found.some((finding) => finding.level === 'block')) return focusFirst(form.current, found);
      const published = await publish(saved);
      toast.success(t('form.submitted', { title: published.title }));
      void client.invalidateQueries({ queryKey: ['jobs'] });
      void client.invalidateQueries({ queryKey: ['company', 'overview'] });
      await navigate('/job-management/internship');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (hasCode(error, 42201)) focusFirst(form.current, (error.data as { findings: Finding[] }).findings);
      setFailure(messageOf(error, currentLocale()));
    } finally {
      setBusy(false);
    }
  };

  // What is previewed is what was typed, so it is saved first.
  const preview = async () => {
    const saved = await save().catch(() => undefined);
    if (saved) await navigate(`${PREVIEW}?id=${saved.uuid}`);
  };

  return (
    <Page
      title={t(job?.published_at ? 'form.editTitle' : 'form.title')}
      note={<SaveNote state={state} savedAt={savedAt} />}
    >
      <div className={styles.columns}>
        <div ref={form} className={styles.form}>
          <Fields draft={draft} onChange={change} findings={shown} />
          <Findings
            findings={shown.filter((finding) => finding.start !== null || finding.rule.startsWith('pay_'))}
            draft={draft}
            onChange={change}
          />
        </div>
        <aside className={styles.preview} aria-label={t('preview.label')}>
          <p className={styles.hint}>{t('preview.label')}</p>
          <div className={styles.phone}>
            <JobPreview
              draft={draft}
              company={company ? `${company.short_name || company.name} · ${t('preview.verified')}` : ''}
            />
          </div>
        </aside>
      </div>
      <footer className={styles.footer}>
        <p role="status" className={failure ? styles.failure : left ? styles.hint : `${styles.hint} ${styles.promise}`}>
          {failure ?? left ?? t('form.reviewHint')}
        </p>
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={() => void preview()}>
            {t('form.preview')}
          </Button>
          <Button onClick={() => void save().catch(() => undefined)} busy={state === 'saving'}>
            {t('form.save')}
          </Button>
          <Button look="primary" busy={busy} onClick={() => void submit()}>
            {t('form.submit')}
          </Button>
        </div>
      </footer>
      <ConflictDialog open={state === 'conflict'} onChoose={settle} />
    </Page>
  );
}

/** Takes the person to the first field that something is wrong with. */
function focusFirst(form: HTMLElement | null, findings: Finding[]): void {
  const fields = new Set(
    findings.filter((finding) => finding.level === 'block').map((finding) => finding.field as string),
  );
  const first = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find((field) =>
    fields.has(field.dataset.field ?? ''),
  );
  first?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
