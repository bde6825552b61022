import { setShare } from '@qinghe/contract/company/sharing.ts';
import { createTalkSeries } from '@qinghe/contract/talks/series.ts';
import {
  cancelTalk,
  changeTalk,
  createTalk,
  deleteTalk,
  publishTalk,
  type Talk,
} from '@qinghe/contract/talks/talks.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../../domains/account/may.ts';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTalkActions } from '../../../domains/talks/api/talks.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../lib/i18n/with-texts.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { toast } from '../../../ui/toast/toast.ts';

const CancelDialog = onDemand(() => import('./cancel-dialog.tsx'));
const ShareDialog = onDemand(
  withTexts(['sharing', 'ui'], () => import('../../../domains/company/components/share-dialog.tsx')),
);

/** What may be done with a talk now, in a menu. */
export function TalkActions({ talk }: { talk: Talk }) {
  const { t } = useTranslation('talks');
  const navigate = useNavigate();
  const { publish, remove } = useTalkActions();
  const [asked, setAsked] = useState<'cancel' | 'remove' | 'share'>();
  const close = () => setAsked(undefined);
  const { uuid, version, title, abilities, state } = talk;
  const seen = { uuid, version };
  const share = async () => {
    await copyText(`${location.origin}/talks/${uuid}`);
    toast.success(t('action.copied'));
  };
  const open = () => void window.open(`/talks/${uuid}`, '_blank', 'noopener');
  const items = useAllowed()([
    ...(abilities.publish
      ? [{ calls: publishTalk, label: t('action.publish'), onSelect: () => void publish.run(seen) }]
      : []),
    ...(abilities.edit
      ? [{ calls: changeTalk, label: t('action.edit'), onSelect: () => void navigate(talkAddresses.edit(uuid)) }]
      : []),
    ...(state === 'draft'
      ? []
      : [
          { label: t('action.visitors'), onSelect: () => void navigate(talkAddresses.visitors(uuid)) },
          { label: t('action.share'), onSelect: () => void share() },
          { label: t('action.open'), onSelect: open },
        ]),
    { calls: createTalk, label: t('action.copy'), onSelect: () => void navigate(talkAddresses.copy(uuid)) },
    { calls: createTalkSeries, label: t('action.series'), onSelect: () => void navigate(talkAddresses.series(uuid)) },
    ...(talk.yours === 'own'
      ? [{ calls: setShare, label: t('action.shareWith'), onSelect: () => setAsked('share') }]
      : []),
    ...(abilities.cancel
      ? [{ calls: cancelTalk, label: t('action.cancel'), danger: true, onSelect: () => setAsked('cancel') }]
      : []),
    ...(abilities.remove
      ? [{ calls: deleteTalk, label: t('action.remove'), danger: true, onSelect: () => setAsked('remove') }]
      : []),
  ]);
  if (items.length === 0) return null;
  return (
    <>
      <Menu label={t('action.more', { title })} trigger={<IconDots size={18} aria-hidden="true" />} groups={[items]} />
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('action.removeTitle', { title })}
        confirm={t('action.remove')}
        destructive
        onCancel={close}
        onConfirm={() => {
          close();
          void remove.run(seen);
        }}
      >
        {t('action.removeHint')}
      </ConfirmDialog>
      <Suspense fallback={<HoldKeys />}>
        {asked === 'cancel' && <CancelDialog talk={talk} onClose={close} />}
        {asked === 'share' && <ShareDialog kind="talk" things={[talk]} onClose={close} />}
      </Suspense>
    </>
  );
}
