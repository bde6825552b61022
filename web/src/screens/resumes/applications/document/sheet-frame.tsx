import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ReactNode, useMemo, useState } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button/button.tsx';
import styles from './document-pane.module.css';
import { ScrollPane } from './scroll-pane.tsx';
import { SheetContext } from './sheet-size.ts';
import { A4_WIDTH, percentOf, useZoom } from './zoom.ts';
import { ZoomTools } from './zoom-tools.tsx';

interface SheetFrameProps {
  /** What the file is called, or the choice among several. */
  name: ReactNode;
  /** How far it has been read. */
  status?: ReactNode;
  /** What is to be said above it. */
  notice?: ReactNode;
  /** Once its bytes have come. */
  file: { bytes: ArrayBuffer; name: string; type: string } | undefined;
  active: boolean;
  /** A picture of the first sheet is seen already. */
  hasPicture?: boolean;
  children: ReactNode;
}

/** A document under its bar: name, zoom, download; the bar stays, the sheets scroll. */
export function SheetFrame({ name, status, notice, file, active, hasPicture = false, children }: SheetFrameProps) {
  const { t } = useTranslation('resumes');
  const zoom = useZoom();
  const [room, setRoom] = useState(0);
  const [natural, setNatural] = useState(A4_WIDTH);
  const frame = useMemo(() => ({ room, onNatural: setNatural, hasPicture }), [room, hasPicture]);
  return (
    <div className={styles.sheetPane}>
      <header className={styles.bar}>
        <span className={styles.name}>{name}</span>
        <span role="status">{status}</span>
        <ZoomTools percent={room === 0 ? 100 : percentOf(zoom, natural, room)} active={active} />
        <IconButton
          label={t('document.download')}
          disabled={!file}
          onClick={() => file && saveFile(file.bytes, file.name, file.type)}
        >
          <IconDownload size={18} stroke={1.7} aria-hidden="true" />
        </IconButton>
      </header>
      <div role="status">{notice}</div>
      <ScrollPane active={active} onRoom={setRoom}>
        <SheetContext value={frame}>{children}</SheetContext>
      </ScrollPane>
    </div>
  );
}
