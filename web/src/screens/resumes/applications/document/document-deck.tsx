import { startTransition, useCallback, useState } from 'react';
import { useApplication } from '../../../../domains/resumes/api/get-application.ts';
import styles from './document-deck.module.css';
import { DocumentPane, DocumentSkeleton } from './document-pane.tsx';
import type { CvTurn, Progress } from './use-cv.ts';

interface DocumentDeckProps {
  uuid: string;
  /** Who comes next and before: their documents are drawn in advance, so that going on shows them at once. */
  neighbours: readonly string[];
}

/** Documents like sheets on a pile: one is seen, those beside it are ready. */
export function DocumentDeck({ uuid, neighbours }: DocumentDeckProps) {
  // In an order of their own: a sheet that moved in the page would be drawn anew.
  const [order, setOrder] = useState<readonly string[]>([]);
  const { data: detail } = useApplication(uuid);
  const [reached, setReached] = useState<{ uuid: string; progress: Progress }>();
  const onProgress = useCallback(
    // Who presses the next key does not wait for the sheets beside.
    (of: string, progress: Progress) => startTransition(() => setReached({ uuid: of, progress })),
    [],
  );
  const progress =
    detail?.cv === null || detail?.anonymous ? 'whole' : reached?.uuid === uuid ? reached.progress : undefined;
  // On a slow line the next one waits for the one that is read.
  const wanted = progress ? [uuid, ...neighbours] : order.includes(uuid) ? order : [uuid];
  const sheets = [...order.filter((one) => wanted.includes(one)), ...wanted.filter((one) => !order.includes(one))];
  if (sheets.join() !== order.join()) setOrder(sheets);
  return sheets.map((one) => (
    <div key={one} className={one === uuid ? styles.sheet : styles.ready} inert={one !== uuid}>
      <Sheet uuid={one} active={one === uuid} mayFetchAhead={progress === 'whole'} onProgress={onProgress} />
    </div>
  ));
}

function Sheet({ uuid, ...turn }: { uuid: string } & CvTurn) {
  const { data: detail } = useApplication(uuid);
  if (!detail) return turn.active ? <DocumentSkeleton /> : null;
  return <DocumentPane detail={detail} {...turn} />;
}
