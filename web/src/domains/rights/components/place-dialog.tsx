import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useId, useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useMakeRoom, useOnlineCost } from '../api/places.ts';
import { useCostWords } from './use-cost-words.ts';
import { WayChoice } from './way-choice.tsx';
import { firstWay, type Way, waysFor } from './ways.ts';

interface PlaceDialogProps {
  job: { uuid: string; title: string; kind: JobKind };
  /** What becomes of the job once it has a place. */
  to: 'submit' | 'online';
  /** Does that; throws what keeps it from it. */
  publish: () => Promise<unknown>;
  /** The way that the person came for. */
  wanted?: Way;
  onDone?: () => void;
  onClose: () => void;
}

/** No place is left for a job: the ways to get one, what each takes, and the job goes out in the same press. */
export default function PlaceDialog({ job, to, publish, wanted, onDone, onClose }: PlaceDialogProps) {
  const { t } = useTranslation(['rights', 'common']);
  const id = useId();
  const { data: cost, error, isFetching, refetch } = useOnlineCost(job.uuid);
  const { unlock, expand, takeOffline } = useMakeRoom();
  const [chosen, choose] = useState(wanted);
  const [off, setOff] = useState('');
  const [busy, setBusy] = useState(false);
  const words = { unlock: useCostWords('unlock'), expansion: useCostWords('expansion') };
  const [refused, setRefused] = useState<unknown>(null);
  const { title, kind } = job;
  const ways = cost?.place === 'taken' ? waysFor(kind, cost) : [];
  const isOpen = ways.some(({ way, obstacle }) => way === chosen && obstacle === null);
  const way = isOpen ? chosen : cost && firstWay(ways, cost);
  const isFree = cost !== undefined && cost.place !== 'taken';
  const leaving = cost?.offline.find(({ uuid }) => uuid === off) ?? cost?.offline[0];

  const makeRoom = async () => {
    if (!cost || isFree) return;
    const { units, coins } = way === 'unlock' ? cost.unlock : cost.expansion;
    if (way === 'unlock') await unlock({ job: job.uuid, expect: { units, coins } });
    if (way === 'expansion') await expand({ expect: { units, coins } });
    if (way === 'offline' && leaving)
      await takeOffline({ uuid: leaving.uuid, version: leaving.version, online: false });
  };
  const confirm = async () => {
    if (busy || isFetching || !cost) return;
    if (!isFree && way === undefined) return onClose();
    setBusy(true);
    setRefused(null);
    try {
      await makeRoom();
      await publish();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setRefused(failure);
      // What was taken stays taken: what is left to do stands in what it needs now.
      return void (await refetch());
    } finally {
      setBusy(false);
    }
    const done = t(`place.done.${to}.${isFree || !way ? 'free' : way}`, { title, off: leaving?.title ?? '' });
    toast.success(done + (isFree || !way || way === 'offline' ? '' : words[way].after(cost[way])));
    onDone?.();
    onClose();
  };

  const failure = refused ?? error;
  const label = isFree || !way ? (isFree ? t(`place.confirm.${to}.free`) : t('refresh.understood')) : undefined;
  return (
    <Dialog
      open
      title={isFree ? t('place.freeTitle', { title }) : t(`place.title.${kind}`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy || isFetching}>
            {label ?? t(`place.confirm.${to}.${way ?? 'unlock'}`)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {failure !== null && (
          <Callout tone="red">{isApiError(failure) ? messageOf(failure, currentLocale()) : t('place.failed')}</Callout>
        )}
        {!cost && !error && <SkeletonRows rows={3} />}
        {cost && <p>{isFree ? t(`place.free.${to}`) : t(`place.lead.${to}`, { title, most: cost.most })}</p>}
        {cost && ways.length > 0 && (
          <WayChoice {...{ cost, ways, way, leaving }} onChoose={choose} onLeaving={setOff} />
        )}
        {cost && !isFree && !way && <Callout tone="amber">{t('place.none')}</Callout>}
      </form>
    </Dialog>
  );
}
