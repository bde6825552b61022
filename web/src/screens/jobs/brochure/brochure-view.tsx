import { setShare } from '@qinghe/contract/company/sharing.ts';
import {
  assignJobs,
  type BrochureDetail,
  type BrochureFinding,
  changeBrochure,
  deleteBrochure,
  setBrochureOnline,
} from '@qinghe/contract/jobs/brochures.ts';
import { copySeason } from '@qinghe/contract/talks/copy-season.ts';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../../domains/account/may.ts';
import { useDeleteBrochure, useSetBrochureOnline } from '../../../domains/jobs/api/brochures.ts';
import { BrochurePreview } from '../../../domains/jobs/components/brochure-preview.tsx';
import { PublicFrame } from '../../../domains/jobs/components/public-frame.tsx';
import { brochureAddresses } from '../../../domains/jobs/job-addresses.ts';
import { hasCode, isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../lib/i18n/with-texts.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { HeadActions } from '../../../ui/page/head-actions.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './brochure.module.css';
import { BrochureFigures } from './brochure-figures.tsx';
import { BrochureSide } from './brochure-side.tsx';
import { BrochureState } from './brochure-state.tsx';

const AssignDialog = onDemand(() => import('./assign-dialog.tsx'));
const CopySeasonDialog = onDemand(() => import('./copy-season-dialog.tsx'));
const ShareDialog = onDemand(
  withTexts(['sharing', 'ui'], () => import('../../../domains/company/components/share-dialog.tsx')),
);

interface Refusal {
  message: string;
  findings: readonly BrochureFinding[];
}

/** A brochure as candidates see it, and what may be done with it. */
export function BrochureView({ brochure }: { brochure: BrochureDetail }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const setOnline = useSetBrochureOnline();
  const remove = useDeleteBrochure({ onDone: () => void navigate(brochureAddresses.lead) });
  const [asked, setAsked] = useState<'jobs' | 'remove' | 'share' | 'copy'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const { uuid, version, title, abilities, state } = brochure;
  const close = () => setAsked(undefined);
  const put = async (online: boolean) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await setOnline({ uuid, version, online });
      toast.success(t(online ? 'brochure.published' : 'brochure.offlineDone'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { findings = [] } = hasCode(error, 42201) ? (error.data as Partial<Refusal>) : {};
      setRefusal({ message: messageOf(error, currentLocale()), findings });
    }
    setBusy(false);
  };
  const allowed = useAllowed();
  const [publish] = allowed(
    abilities.publish
      ? [{ calls: setBrochureOnline, label: t('brochure.publish'), busy, run: () => void put(true) }]
      : [],
  );
  const asSeen = () => void window.open(`/brochures/${uuid}`, '_blank', 'noopener');
  const others = allowed([
    ...(abilities.edit ? [{ calls: changeBrochure, label: t('action.edit'), to: brochureAddresses.edit(uuid) }] : []),
    ...(brochure.yours === 'read'
      ? []
      : [{ calls: assignJobs, label: t('brochure.chooseJobs'), run: () => setAsked('jobs') }]),
    ...(abilities.take_offline ? [{ label: t('brochure.asSeen'), run: asSeen }] : []),
    ...(brochure.yours === 'own'
      ? [{ calls: setShare, label: t('action.shareWith'), run: () => setAsked('share') }]
      : []),
    { calls: copySeason, label: t('season.copy'), run: () => setAsked('copy') },
    ...(abilities.take_offline
      ? [{ calls: setBrochureOnline, label: t('action.offline'), busy, run: () => void put(false) }]
      : []),
    ...(abilities.remove
      ? [{ calls: deleteBrochure, label: t('action.remove'), danger: true, run: () => setAsked('remove') }]
      : []),
  ]);
  return (
    <Page
      heading={title}
      note={<BrochureState state={state} />}
      actions={<HeadActions primary={publish} others={others} />}
    >
      {refusal && (
        <Callout tone="red" title={refusal.message}>
          <ul className={styles.problems}>
            {refusal.findings.map(({ field, item, start, message, basis }) => (
              <li key={`${field}-${item}-${start}`}>
                {t(`brochure.at.${field}`)}：{message} {t('finding.basis', { basis })}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <BrochureFigures brochure={brochure} />
      <div className={styles.view}>
        <div className={styles.paper}>
          <PublicFrame title={t('preview.label')} whole>
            <BrochurePreview brochure={brochure} jobs={brochure.job_items} talks={brochure.talk_items} />
          </PublicFrame>
        </div>
        <BrochureSide brochure={brochure} />
      </div>
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('action.removeTitle', { title })}
        confirm={t('action.remove')}
        destructive
        onCancel={close}
        onConfirm={() => {
          close();
          void remove.run({ uuid, version });
        }}
      >
        {t('brochure.removeHint')}
      </ConfirmDialog>
      <Suspense fallback={<HoldKeys />}>
        {asked === 'jobs' && <AssignDialog brochure={brochure} onClose={close} />}
        {asked === 'copy' && <CopySeasonDialog brochure={brochure} onClose={close} />}
        {asked === 'share' && <ShareDialog kind="brochure" things={[brochure]} onClose={close} />}
      </Suspense>
    </Page>
  );
}
