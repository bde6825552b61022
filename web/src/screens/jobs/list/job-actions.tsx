import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { copyJob, putOnline, removeDraft } from '../../../domains/jobs/api/change-job.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/menu.tsx';
import styles from '../internship-jobs.module.css';
import { useSharing } from './share-job.ts';

const FORM = '/job-management/internship/publish-job';

/** What may be done with a job now: the usual act as a button, the rest in a menu. */
export function JobActions({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { abilities } = job;
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // The toast has said why; the list shows the state as it is now.
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: ['jobs'] });
      void client.invalidateQueries({ queryKey: ['company', 'overview'] });
    }
  };
  const sharing = useSharing(job);
  const shareItems: MenuItem[] = [
    { label: t('action.share'), onSelect: () => void sharing.copyLink() },
    { label: t('action.poster'), onSelect: sharing.openPoster },
    { label: t('action.picture'), onSelect: sharing.openPicture },
  ];
  const items: MenuItem[] = [
    ...(job.published_at
      ? [{ label: t('action.open'), onSelect: () => void window.open(`/jobs/${job.uuid}`, '_blank', 'noopener') }]
      : []),
    {
      label: t('action.copy'),
      onSelect: () => void act(async () => navigate(`${FORM}?id=${(await copyJob(job.uuid)).uuid}`)),
    },
    ...(abilities.take_offline
      ? [{ label: t('action.offline'), onSelect: () => void act(() => putOnline(job, false)) }]
      : []),
    ...(abilities.remove ? [{ label: t('action.remove'), danger: true, onSelect: () => setRemoving(true) }] : []),
  ];
  return (
    <div className={styles.actions}>
      {job.state === 'online' && (
        <Button busy={busy} onClick={() => void sharing.copyLink()}>
          {t('action.share')}
        </Button>
      )}
      {abilities.put_online && (
        <Button busy={busy} onClick={() => void act(() => putOnline(job, true))}>
          {t('action.online')}
        </Button>
      )}
      {abilities.edit && <ButtonLink to={`${FORM}?id=${job.uuid}`}>{t('action.edit')}</ButtonLink>}
      <Menu
        label={t('action.more', { title: job.title || t('untitled') })}
        trigger={<IconDots size={18} aria-hidden="true" />}
        groups={job.state === 'online' ? [shareItems, items] : [items]}
      />
      <ConfirmDialog
        open={removing}
        title={t('action.removeTitle', { title: job.title || t('untitled') })}
        confirm={t('action.remove')}
        destructive
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          void act(() => removeDraft(job));
        }}
      >
        {t('action.removeHint')}
      </ConfirmDialog>
    </div>
  );
}
