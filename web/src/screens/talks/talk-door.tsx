import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { latest } from '../../domains/talks/door/attendance.ts';
import { useCheckIn } from '../../domains/talks/door/use-check-in.ts';
import { useDoor } from '../../domains/talks/door/use-door.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ticketCodeIn } from '../../lib/offline/ticket-code.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { Scanner } from '../../ui/scanner/scanner.tsx';
import { useHandScanner } from '../../ui/scanner/use-hand-scanner.ts';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './door/door.module.css';
import { DoorHead } from './door/door-head.tsx';
import { Figures } from './door/figures.tsx';
import { FindDialog } from './door/find-dialog.tsx';
import { LatestList } from './door/latest-list.tsx';
import { NetworkBar } from './door/network-bar.tsx';
import { OutcomeCard } from './door/outcome-card.tsx';
import { RefusedBar } from './door/refused-bar.tsx';
import { WalkInDialog, walkInSchema } from './door/walk-in-dialog.tsx';
import { TalkProblem } from './talk/talk-problem.tsx';

/** Checks people in at the door of a talk, on a phone, with or without a network. */
export default function TalkDoor() {
  const { uuid = '' } = useParams();
  return UUID.test(uuid) ? <Door key={uuid} talk={uuid} /> : <TalkProblem problem="gone" />;
}

interface DoorProps {
  talk: string;
  /** Opens it without an account. */
  doorKey?: string;
}

export function Door({ talk, doorKey }: DoorProps) {
  const { t, i18n } = useTranslation('door');
  const { door, state } = useDoor(talk, { key: doorKey, prepare: walkInSchema });
  const { outcome, scanned, found, walkedIn, takeBack } = useCheckIn(door, state);
  const [dialog, setDialog] = useState<'find' | 'walkIn' | null>(null);
  const { snapshot, view: attendance, failure } = state;
  useHandScanner({ isCode: (text) => snapshot !== null && ticketCodeIn(text) !== null, onCode: scanned });
  if (hasCode(failure, 40401) && (doorKey || !snapshot)) return <TalkProblem problem={doorKey ? 'key' : 'gone'} />;
  const people = latest(attendance);
  const undoable = outcome?.kind === 'in' ? outcome.person : people[0];
  const undo = () => {
    if (!undoable) return;
    takeBack(undoable);
    toast.success(t('undone', { name: undoable.name }));
  };
  return (
    <div className={styles.door} data-theme="dark">
      <DoorHead
        {...(doorKey === undefined && { to: talkAddresses.visitors(talk), back: t('back') })}
        title={snapshot?.talk.title}
        lead={
          snapshot &&
          [
            talkTime(new Date(snapshot.talk.starts_at), new Date(snapshot.talk.ends_at), i18n.language),
            snapshot.talk.place,
          ]
            .filter(Boolean)
            .join(' · ')
        }
      />
      <NetworkBar
        state={state}
        offline={t('net.offline')}
        isAtRisk={door.isAtRisk()}
        onRetry={() => void door.sync()}
      />
      {snapshot ? (
        <>
          <Scanner paused={dialog !== null} onCode={scanned} />
          <OutcomeCard outcome={outcome} />
          <RefusedBar refused={state.refused} onSeen={door.dismiss} />
          <Figures attendance={attendance} seats={snapshot.talk.seats} />
          <LatestList people={people} unknown={attendance.unknown} onWalkIn={() => setDialog('walkIn')} />
          <footer className={styles.foot}>
            <Button disabled={!undoable} onClick={undo}>
              {t('undo', { name: undoable?.name ?? '' })}
            </Button>
            <Button onClick={() => setDialog('find')}>{t('find')}</Button>
          </footer>
        </>
      ) : failure && !state.isSyncing ? (
        <ErrorState title={t('failed')} hint={t('failedHint')} onRetry={() => void door.sync()} />
      ) : (
        <SkeletonRows />
      )}
      {dialog === 'find' && (
        <FindDialog people={attendance.people} onFound={found} onTakeBack={takeBack} onClose={() => setDialog(null)} />
      )}
      {dialog === 'walkIn' && <WalkInDialog onSaved={walkedIn} onClose={() => setDialog(null)} />}
    </div>
  );
}
