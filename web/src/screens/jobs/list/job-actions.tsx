import { setShare } from '@qinghe/contract/company/sharing.ts';
import { startCvImport } from '@qinghe/contract/intake/cv-imports.ts';
import { appealJob } from '@qinghe/contract/jobs/appeals.ts';
import {
  createDraft,
  deleteDraft,
  extendDeadline,
  saveDraft,
  setJobOnline,
  startChange,
} from '@qinghe/contract/jobs/endpoints.ts';
import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { saveJobTemplate } from '@qinghe/contract/jobs/templates.ts';
import { saveScreeningRule } from '@qinghe/contract/resumes/screening.ts';
import { refreshJobs } from '@qinghe/contract/rights/refresh.ts';
import { bookSearchTop } from '@qinghe/contract/rights/top.ts';
import { startRadar } from '@qinghe/contract/talents/radar.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../../domains/account/may.ts';
import { useJobActions } from '../../../domains/jobs/api/change-job.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../lib/i18n/with-texts.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/menu.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { undoToast } from '../../../ui/toast/undo-notice.tsx';
import { useSharingJob } from './share-job.ts';
import { useOpenForm } from './use-open-form.ts';
import { usePutOnline } from './use-put-online.ts';

const ExtendDialog = onDemand(() => import('./extend-dialog.tsx'));
const AppealDialog = onDemand(() => import('./appeal-dialog.tsx'));
const TemplateDialog = onDemand(() => import('./template-dialog.tsx'));
const RevisionsDialog = onDemand(() => import('./revisions-dialog.tsx'));
const ScreeningDialog = onDemand(() => import('./screening-dialog.tsx'));
const FiguresDialog = onDemand(() => import('./figures-dialog.tsx'));
const RefreshDialog = onDemand(
  withTexts(['rights', 'uses'], () => import('../../../domains/rights/components/refresh-dialog.tsx')),
);
const TopDialog = onDemand(
  withTexts(['rights', 'uses'], () => import('../../../domains/rights/components/top-dialog.tsx')),
);
const PlaceDialog = onDemand(
  withTexts(['rights', 'uses'], () => import('../../../domains/rights/components/place-dialog.tsx')),
);
const RadarDialog = onDemand(
  withTexts(['talents', 'rights', 'uses'], () => import('../../../domains/talents/components/radar-dialog.tsx')),
);
const ShareDialog = onDemand(
  withTexts(['sharing', 'ui'], () => import('../../../domains/company/components/share-dialog.tsx')),
);

/** What may be done with a job now, the usual action first. */
export function JobActions({ job }: { job: JobSummary }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { copy, remove, setOnline, takeOffline } = useJobActions();
  const { openForm } = useOpenForm(job);
  const [asked, setAsked] = useState<
    | 'remove'
    | 'extend'
    | 'appeal'
    | 'revisions'
    | 'template'
    | 'figures'
    | 'share'
    | 'refresh'
    | 'top'
    | 'radar'
    | 'screening'
    | null
  >(null);
  const close = () => setAsked(null);
  const { abilities } = job;
  const seen = { uuid: job.uuid, version: job.version };
  const openCopy = async () => {
    const made = await copy.run({ kind: job.kind, copy_of: job.uuid });
    if (made) await navigate(jobAddresses[job.kind].form(made.uuid));
  };
  const sharing = useSharingJob(job.uuid);
  const shareItems: MenuItem[] = [
    { label: t('action.share'), onSelect: () => void sharing.copyLink() },
    { label: t('action.poster'), onSelect: sharing.openPoster },
    { label: t('action.picture'), onSelect: sharing.openPicture },
  ];
  const { putOnline, placing, endPlacing } = usePutOnline(setOnline);
  const offline = async () => {
    const off = await takeOffline.run({ ...seen, online: false });
    if (!off) return;
    undoToast(t('action.offlineDone', { title: job.title }), () => {
      void putOnline({ uuid: off.uuid, version: off.version });
    });
  };
  const toForm = () => void openForm();
  const isPublished = job.published_at !== null && !job.change_of;
  const items = useAllowed()([
    ...(abilities.edit ? [{ calls: saveDraft, label: t('action.edit'), onSelect: toForm }] : []),
    ...(abilities.put_online
      ? [{ calls: setJobOnline, label: t('action.online'), onSelect: () => void putOnline(seen) }]
      : []),
    ...(abilities.change && job.change?.state !== 'reviewing'
      ? [{ calls: startChange, label: t(job.change ? 'change.goOn' : 'change.start'), onSelect: toForm }]
      : []),
    ...(job.appeal?.state === 'possible'
      ? [{ calls: appealJob, label: t('action.appeal'), onSelect: () => setAsked('appeal') }]
      : []),
    ...(isPublished
      ? [{ label: t('action.open'), onSelect: () => void window.open(`/jobs/${job.uuid}`, '_blank', 'noopener') }]
      : []),
    ...(job.change_of ? [] : [{ calls: createDraft, label: t('action.copy'), onSelect: () => void openCopy() }]),
    ...(isPublished
      ? [
          { label: t('figures.open'), onSelect: () => setAsked('figures') },
          { label: t('revisions.open'), onSelect: () => setAsked('revisions') },
        ]
      : []),
    ...(job.yours === 'own' && !job.change_of
      ? [
          { calls: saveScreeningRule, label: t('screening.open'), onSelect: () => setAsked('screening') },
          { calls: setShare, label: t('action.shareWith'), onSelect: () => setAsked('share') },
        ]
      : []),
    ...(job.state === 'online' && job.yours !== 'read'
      ? [
          {
            calls: startCvImport,
            label: t('action.importCvs'),
            onSelect: () => void navigate(`/resume/import?job=${job.uuid}`),
          },
        ]
      : []),
    { calls: saveJobTemplate, label: t('template.save'), onSelect: () => setAsked('template') },
    ...(abilities.take_offline
      ? [
          { calls: refreshJobs, label: t('action.refresh'), onSelect: () => setAsked('refresh') },
          { calls: bookSearchTop, label: t('action.top'), onSelect: () => setAsked('top') },
          { calls: startRadar, label: t('action.radar'), onSelect: () => setAsked('radar') },
        ]
      : []),
    ...(abilities.extend_deadline
      ? [{ calls: extendDeadline, label: t('action.extend'), onSelect: () => setAsked('extend') }]
      : []),
    ...(abilities.take_offline
      ? [{ calls: setJobOnline, label: t('action.offline'), onSelect: () => void offline() }]
      : []),
    ...(abilities.remove
      ? [{ calls: deleteDraft, label: t('action.remove'), danger: true, onSelect: () => setAsked('remove') }]
      : []),
  ]);
  const groups = [...(job.state === 'online' ? [shareItems] : []), items].filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  return (
    <>
      <Menu
        label={t('action.more', { title: job.title || t('untitled') })}
        trigger={<IconDots size={18} aria-hidden="true" />}
        groups={groups}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title={t(job.change_of ? 'change.removeTitle' : 'action.removeTitle', { title: job.title || t('untitled') })}
        confirm={t('action.remove')}
        destructive
        onCancel={close}
        onConfirm={() => {
          close();
          void remove.run(seen);
        }}
      >
        {t(job.change_of ? 'change.removeHint' : 'action.removeHint')}
      </ConfirmDialog>
      <Suspense fallback={<HoldKeys />}>
        {placing && (
          <PlaceDialog
            job={{ ...job, title: job.title || t('untitled') }}
            to="online"
            publish={() => setOnline({ ...placing, online: true })}
            onClose={endPlacing}
          />
        )}
        {asked === 'refresh' && <RefreshDialog uuids={[job.uuid]} onClose={close} />}
        {asked === 'top' && <TopDialog uuid={job.uuid} onClose={close} />}
        {asked === 'radar' && <RadarDialog job={job.uuid} onClose={close} />}
        {asked === 'extend' && <ExtendDialog job={job} onClose={close} />}
        {asked === 'appeal' && <AppealDialog job={job} onClose={close} />}
        {asked === 'template' && <TemplateDialog job={job} onClose={close} />}
        {asked === 'figures' && <FiguresDialog job={job} onClose={close} />}
        {asked === 'share' && (
          <ShareDialog kind="job" things={[{ ...job, title: job.title || t('untitled') }]} onClose={close} />
        )}
        {asked === 'screening' && <ScreeningDialog job={job} onClose={close} />}
        {asked === 'revisions' && <RevisionsDialog job={job} onClose={close} />}
      </Suspense>
    </>
  );
}
