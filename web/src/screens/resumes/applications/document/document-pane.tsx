import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ApplicationFile } from '../../../../domains/resumes/api/get-application-file.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { IconButton } from '../../../../ui/button/button.tsx';
import { EmptyState, ErrorState } from '../../../../ui/state/state.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import styles from './document-pane.module.css';
import { FirstPage } from './first-page.tsx';
import type { MarkedFile } from './marks.ts';
import { Paper } from './paper.tsx';
import { usePointed } from './pointed.ts';
import { rangesOfWords } from './ranges.ts';
import { ScrollPane } from './scroll-pane.tsx';
import { SheetContext } from './sheet-size.ts';
import { type CvTurn, useCv } from './use-cv.ts';
import { A4_WIDTH, percentOf, useZoom } from './zoom.ts';
import { ZoomTools } from './zoom-tools.tsx';

const loadPdfView = () => import('./pdf/pdf-view.tsx');
const PdfView = lazy(loadPdfView);
const PictureView = lazy(() => import('./picture-view.tsx'));
const TextView = lazy(() => import('./text-view.tsx'));
const Unread = lazy(() => import('./unread.tsx'));
const WordView = lazy(() => import('./word/word-view.tsx'));

/** The CV itself, not a summary of it. */
export function DocumentPane({ detail, ...turn }: { detail: ApplicationDetail } & CvTurn) {
  const { t } = useTranslation('resumes');
  if (!detail.cv) return <EmptyState title={t('document.none')} hint={t('document.noneHint')} />;
  return <CvFile key={detail.cv.file_uuid} uuid={detail.uuid} cv={detail.cv} turn={turn} />;
}

/** A CV of which nothing is known yet, in the place of its bar and its first sheet. */
export const DocumentSkeleton = () => (
  <div className={styles.sheetPane}>
    <div className={styles.bar} />
    <div className={styles.scroll}>
      <Paper />
    </div>
  </div>
);

type Cv = NonNullable<ApplicationDetail['cv']>;

function CvFile({ uuid, cv, turn }: { uuid: string; cv: Cv; turn: CvTurn }) {
  const { t } = useTranslation('resumes');
  const { active } = turn;
  const { picture, onPicture, file, drawn, error, retry } = useCv(uuid, cv, turn);
  const zoom = useZoom();
  const [room, setRoom] = useState(0);
  const [natural, setNatural] = useState(A4_WIDTH);
  const hasPicture = picture !== null;
  const frame = useMemo(() => ({ room, onNatural: setNatural, hasPicture }), [room, hasPicture]);
  const isPdf = drawn && cv.name.toLowerCase().endsWith('.pdf');
  // The viewer comes while the file does, not after it; whether it came is told when it is drawn.
  useEffect(() => {
    if (isPdf) void Promise.allSettled([loadPdfView()]);
  }, [isPdf]);
  if (error) return <ErrorState title={t('document.failed')} hint={t('document.failedHint')} onRetry={retry} />;
  return (
    <div className={styles.sheetPane}>
      <header className={styles.bar}>
        <span className={styles.name}>{cv.name}</span>
        <span role="status">
          <ReadingTag cv={cv} />
        </span>
        <ZoomTools percent={room === 0 ? 100 : percentOf(zoom, natural, room)} active={active} />
        <IconButton
          label={t('document.download')}
          disabled={!file}
          onClick={() => file && saveFile(file.bytes, file.name, file.type)}
        >
          <IconDownload size={18} stroke={1.7} aria-hidden="true" />
        </IconButton>
      </header>
      <div role="status">
        <Suspense>{cv.reading === 'failed' && <Unread failure={cv.failure} />}</Suspense>
      </div>
      <ScrollPane active={active} onRoom={setRoom}>
        <SheetContext value={frame}>
          <div className={picture ? styles.stack : undefined}>
            {picture && <FirstPage page={picture} onSettled={onPicture} />}
            <Suspense fallback={<Paper />}>
              {!file || !drawn ? (
                <Paper />
              ) : (
                <Document file={shownOf(file, picture)} active={active} failure={cv.failure} />
              )}
            </Suspense>
          </div>
        </SheetContext>
      </ScrollPane>
    </div>
  );
}

/** Few browsers show what telephones take; the server's picture of it is one that all of them do. */
const shownOf = (file: ApplicationFile, picture: { url: string } | null): MarkedFile['file'] & ApplicationFile =>
  file.type === 'image/heic' && picture ? { ...file, shown: picture.url } : file;

/** How far the reading is, or what is to be known of its end. */
function ReadingTag({ cv }: { cv: Cv }) {
  const { t } = useTranslation('resumes');
  if (cv.reading === 'waiting')
    return <Tag tone="amber">{cv.progress ? t('document.readingPage', cv.progress) : t('document.reading')}</Tag>;
  if (cv.reading === 'done')
    return (
      <>
        {cv.by_ocr && (
          <span title={t('document.byOcrHint')}>
            <Tag>{t('document.byOcr')}</Tag>
          </span>
        )}
        {cv.partial && (
          <span title={t('document.partialHint')}>
            <Tag tone="amber">{t('document.partial')}</Tag>
          </span>
        )}
      </>
    );
  return null;
}

interface DocumentProps {
  file: ApplicationFile;
  active: boolean;
}

function Document({ file, active, failure }: DocumentProps & { failure: string | null }) {
  if (file.type === 'application/pdf') return <Marked file={file} active={active} view={PdfView} />;
  if (file.type.startsWith('image/')) return <Marked file={file} active={active} view={PictureView} />;
  // No browser shows old Word files; what was read from them is better than nothing.
  if (file.type === 'application/msword') return <TextView text={file.text} active={active} />;
  return <Word file={file} active={active} refused={harmful.has(failure)} />;
}

/** A Word file takes time to lay out, or all of it: none that the reader refused, none before somebody opens it. */
function Word({ file, active, refused }: DocumentProps & { refused: boolean }) {
  const { t } = useTranslation('resumes');
  const [opened, setOpened] = useState(active);
  if (active && !opened) setOpened(true);
  if (refused) return <EmptyState title={t('document.refused')} hint={t('document.refusedHint')} />;
  return opened ? <WordView file={file} active={active} /> : <Paper />;
}

/** Why the reader gave a file up, where the browser would fare no better. */
const harmful: ReadonlySet<string | null> = new Set(['too_large', 'damaged', 'encrypted', 'timeout', 'memory']);

/** The words of the filter marked, and what is pointed at in the record. */
function Marked({ file, active, view: View }: DocumentProps & { view: ComponentType<MarkedFile> }) {
  const typed = useSearchParams()[0].get('q') ?? '';
  const pointed = usePointed(active);
  const found = useMemo(() => rangesOfWords(file.text, typed), [file.text, typed]);
  return <View file={file} found={found} pointed={pointed} active={active} />;
}
