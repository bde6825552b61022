import { type Finding, GOOD_QUALITY, type JobDraft } from '@qinghe/contract/jobs/job.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFoundCheck } from '../../../domains/account/api/check-info.ts';
import { useWaitsForPapers } from '../../../domains/company/api/get-company-info.ts';
import { type Job, publish } from '../../../domains/jobs/api/change-job.ts';
import { findingsQuery } from '../../../domains/jobs/api/check-job.ts';
import { JobPreview } from '../../../domains/jobs/components/job-preview.tsx';
import { PublicFrame } from '../../../domains/jobs/components/public-frame.tsx';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { hasCode, isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { touch } from '../../../lib/api/touch.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../lib/i18n/with-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { SaveState } from '../../../ui/form/use-autosave.ts';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import styles from './draft-form.module.css';
import formFooter from './form-footer.module.css';

const PlaceDialog = onDemand(
  withTexts(['rights', 'uses'], () => import('../../../domains/rights/components/place-dialog.tsx')),
);

/** From here on the phone stands beside the form (draft-form.module.css). */
const WIDE = '(min-width: 1200px)';

interface FormFooterProps {
  draft: JobDraft;
  state: SaveState;
  save: () => Promise<Job>;
  /** How many findings keep the job from going out; undefined while nobody knows. */
  left: number | undefined;
  /** The person thought to be done, so that what is missing is marked at its field. */
  tried: boolean;
  /** What cannot even be saved as it stands. */
  refused: readonly Finding[];
  score: number | undefined;
  onTry: () => void;
  onBlocked: (findings: readonly Finding[]) => void;
}

/** Always in sight: how good the job is, what is left to mend, preview, save, hand in. */
export function FormFooter({ draft, state, save, left, tried, refused, score, onTry, onBlocked }: FormFooterProps) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const client = useQueryClient();
  // Who still waits for the identity writes drafts; handing in comes after it.
  const prepares = useFoundCheck().data?.prepares === true;
  const waits = useWaitsForPapers();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [phone, setPhone] = useState(false);
  /** What was to be handed in when no place was left. */
  const [full, setFull] = useState<Job>();

  const handIn = async (saved: Job) => {
    const published = await publish(saved);
    void touch(client, ['jobs']);
    await navigate(jobAddresses[draft.kind].list, { state: { published: published.uuid } });
  };
  const submit = async () => {
    onTry();
    setFailure(null);
    if (refused.length > 0) return onBlocked(refused);
    setBusy(true);
    let saved: Job | undefined;
    try {
      saved = await save();
      const { findings } = await client.fetchQuery(findingsQuery(saved.draft));
      if (findings.some(({ level }) => level === 'block')) return onBlocked(findings);
      await handIn(saved);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (hasCode(error, 42201)) onBlocked((error.data as { findings: Finding[] }).findings);
      if (hasCode(error, 40906)) setFull(saved);
      setFailure(messageOf(error, currentLocale()));
    } finally {
      setBusy(false);
    }
  };

  // What is previewed whole is what was typed, so it is saved first.
  const preview = async () => {
    if (!matchMedia(WIDE).matches) return setPhone(true);
    const saved = await save().catch(() => undefined);
    if (saved) await navigate(jobAddresses[draft.kind].preview(saved.uuid));
  };

  const words =
    left === undefined
      ? ''
      : left > 0
        ? t(tried ? 'form.left' : 'form.missing', { count: left })
        : t(`form.${prepares ? 'preparingHint' : waits ? 'papersHint' : 'reviewHint'}`);
  return (
    <footer className={formFooter.footer}>
      <div className={formFooter.state}>
        {score !== undefined && (
          <strong
            className={score >= GOOD_QUALITY ? `${formFooter.score} ${formFooter.good}` : formFooter.score}
            title={t('quality.label')}
          >
            {t('quality.figure', { score })}
          </strong>
        )}
        <p
          role="status"
          className={failure ? formFooter.failure : left ? styles.hint : `${styles.hint} ${formFooter.promise}`}
        >
          {failure ?? words}
        </p>
      </div>
      <div className={formFooter.buttons}>
        <Button disabled={busy} onClick={() => void preview()}>
          {t('form.preview')}
        </Button>
        <Button onClick={() => void save().catch(() => undefined)} busy={state === 'saving'}>
          {t(state === 'gone' ? 'form.saveAsNew' : 'form.save')}
        </Button>
        {!prepares && (
          <Button variant="primary" busy={busy} onClick={() => void submit()}>
            {t('form.submit')}
          </Button>
        )}
      </div>
      <Dialog
        open={phone}
        title={t('preview.label')}
        onClose={() => setPhone(false)}
        footer={<Button onClick={() => setPhone(false)}>{t('preview.back')}</Button>}
      >
        <div className={`${styles.phone} ${styles.inDialog}`}>
          <PublicFrame title={t('preview.label')}>
            <JobPreview draft={draft} />
          </PublicFrame>
        </div>
      </Dialog>
      <Suspense fallback={<HoldKeys />}>
        {full && (
          <PlaceDialog
            job={{ ...full, title: full.title || t('untitled') }}
            to="submit"
            publish={() => handIn(full)}
            onClose={() => setFull(undefined)}
          />
        )}
      </Suspense>
    </footer>
  );
}
