import { useState } from 'react';
import { useParams } from 'react-router';
import { figuresOf, hoursOf, nextOf, readTicket } from '../../domains/fairs/desk/queue.ts';
import { useDesk } from '../../domains/fairs/desk/use-desk.ts';
import { useStand } from '../../domains/fairs/desk/use-stand.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { useHandScanner } from '../../ui/scanner/use-hand-scanner.ts';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import styles from '../talks/door/door.module.css';
import { DoorHead } from '../talks/door/door-head.tsx';
import { NetworkBar } from '../talks/door/network-bar.tsx';
import { Decisions } from './desk/decisions.tsx';
import { DeskFoot } from './desk/desk-foot.tsx';
import { DeskScanner } from './desk/desk-scanner.tsx';
import { FairProblem } from './desk/fair-problem.tsx';
import { PersonCard } from './desk/person-card.tsx';
import { QueueList, TalkedTo } from './desk/queue-list.tsx';
import { RefusedCodes } from './desk/refused-codes.tsx';
import { StandHours } from './desk/stand-hours.tsx';

const LIST = '/job-fairs/list';

/** A company's stand at a job fair, in one hand: scans, calls by number, notes and decides, with or without a network. */
export default function FairDesk() {
  const { uuid = '' } = useParams();
  return UUID.test(uuid) ? <Desk key={uuid} fair={uuid} /> : <FairProblem />;
}

interface DeskProps {
  fair: string;
  /** Opens it without an account. */
  standKey?: string;
}

export function Desk({ fair, standKey }: DeskProps) {
  const { t } = useTranslation('desk');
  const { desk, state } = useDesk(fair, standKey);
  const stand = useStand(desk, state);
  const [isScanning, setScanning] = useState(false);
  const { snapshot, view: people, failure } = state;
  useHandScanner({
    isCode: (text) => snapshot !== null && readTicket(text) !== null,
    onCode: (text) => {
      // What came of it is said beside the camera.
      setScanning(true);
      stand.scan(text);
    },
  });
  if (hasCode(failure, 40401) && (standKey || !snapshot)) return <FairProblem byKey={standKey !== undefined} />;
  const hours = snapshot && hoursOf(snapshot, new Date());
  const { registered, waiting, minutes } = figuresOf(people, hours?.closes);
  const lead = [
    t('registered', { count: registered }),
    t('waiting', { count: waiting }),
    minutes === null ? '' : t('wait', { count: minutes }),
  ];
  const { person } = stand;
  const toggle = () => {
    stand.forget();
    setScanning(!isScanning);
  };
  return (
    <div className={styles.door} data-theme="dark">
      <DoorHead
        {...(standKey === undefined && { to: LIST, back: t('back') })}
        title={snapshot ? `${snapshot.fair.title} · ${snapshot.fair.booth}` : undefined}
        lead={snapshot && lead.filter(Boolean).join(' · ')}
      />
      <NetworkBar state={state} offline={t('offline')} isAtRisk={desk.isAtRisk()} onRetry={() => void desk.sync()} />
      {snapshot && hours ? (
        <>
          <StandHours {...hours} />
          {isScanning && hours.state === 'open' && <DeskScanner stand={stand} onClose={toggle} />}
          <RefusedCodes refused={state.refused} onSeen={desk.dismiss} />
          <PersonCard key={person?.code ?? ''} person={person} jobs={snapshot.jobs} stand={stand} />
          {person && <Decisions key={`${person.code}:decide`} person={person} jobs={snapshot.jobs} stand={stand} />}
          <QueueList people={people} next={nextOf(people)} stand={stand} />
          <TalkedTo people={people} jobs={snapshot.jobs} onOpen={stand.choose} />
          <DeskFoot
            person={person}
            next={nextOf(people)}
            isScanning={isScanning}
            isOpen={hours.state === 'open'}
            onScan={toggle}
            onCall={stand.call}
          />
        </>
      ) : failure && !state.isSyncing ? (
        <ErrorState title={t('failed')} hint={t('failedHint')} onRetry={() => void desk.sync()} />
      ) : (
        <SkeletonRows />
      )}
    </div>
  );
}
