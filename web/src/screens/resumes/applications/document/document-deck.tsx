import { useState } from 'react';
import { useApplication } from '../../../../domains/resumes/api/get-application.ts';
import { useApplicationFile } from '../../../../domains/resumes/api/get-application-file.ts';
import styles from './document-deck.module.css';
import { DocumentPane, DocumentSkeleton } from './document-pane.tsx';

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
  const file = useApplicationFile(uuid, detail?.cv);
  // On a slow line the next one waits for the one that is read.
  const settled = detail?.cv === null || file.isError || (file.isSuccess && !file.isPlaceholderData);
  const wanted = settled ? [uuid, ...neighbours] : order.includes(uuid) ? order : [uuid];
  const sheets = [...order.filter((one) => wanted.includes(one)), ...wanted.filter((one) => !order.includes(one))];
  if (sheets.join() !== order.join()) setOrder(sheets);
  return sheets.map((one) => (
    <div key={one} className={one === uuid ? styles.sheet : styles.ready} inert={one !== uuid}>
      <Sheet uuid={one} active={one === uuid} />
    </div>
  ));
}

function Sheet({ uuid, active }: { uuid: string; active: boolean }) {
  const { data: detail } = useApplication(uuid);
  if (!detail) return active ? <DocumentSkeleton /> : null;
  return <DocumentPane detail={detail} active={active} />;
}
