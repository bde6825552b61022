import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { type ComponentType, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ApplicationFile } from '../../../../domains/resumes/api/get-application-file.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import { EmptyState, ErrorState } from '../../../../ui/state/state.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { Viewer } from './broken-file.tsx';
import styles from './document-pane.module.css';
import { DocumentTabs, type ShownDocument } from './document-tabs.tsx';
import { FirstPage } from './first-page.tsx';
import type { MarkedFile } from './marks.ts';
import pages from './pages.module.css';
import { Paper } from './paper.tsx';
import { usePointed } from './pointed.ts';
import { rangesOfWords } from './ranges.ts';
import { SheetFrame } from './sheet-frame.tsx';
import { type CvTurn, isPdf, useCv } from './use-cv.ts';

const AnonymousPaper = onDemand(() => import('./anonymous-paper.tsx'));
const loadPdfView = () => import('./pdf/pdf-view.tsx');
const PdfView = onDemand(loadPdfView);
const PictureView = onDemand(() => import('./picture-view.tsx'));
const FurtherDocumentView = onDemand(() => import('./further-document.tsx'));
const TextView = onDemand(() => import('./text-view.tsx'));
const Unread = onDemand(() => import('./unread.tsx'));
const WordView = onDemand(() => import('./word/word-view.tsx'));

/** The CV itself, not a summary of it, and what was handed in beside it; of who is anonymous its words. */
export function DocumentPane({ detail, ...turn }: { detail: ApplicationDetail } & CvTurn) {
  const [shown, setShown] = useState<ShownDocument>('cv');
  const id = useId();
  const further = detail.documents.find(({ kind }) => kind === shown);
  const isCv = further === undefined;
  if (detail.anonymous)
    return (
      <Suspense fallback={<Paper />}>
        <AnonymousPaper view={detail.anonymous} active={turn.active} />
      </Suspense>
    );
  if (detail.documents.length === 0) return <Cv detail={detail} turn={turn} />;
  return (
    <div className={styles.tabbed}>
      <DocumentTabs
        documents={['cv', ...detail.documents.map(({ kind }) => kind)]}
        shown={shown}
        id={id}
        onShow={setShown}
      />
      <div id={id} role="tabpanel" className={styles.panel}>
        <div className={styles.panel} hidden={!isCv}>
          <Cv detail={detail} turn={{ ...turn, active: turn.active && isCv }} />
        </div>
        <Suspense fallback={<Paper />}>
          <Viewer key={further?.kind}>
            {further && <FurtherDocumentView uuid={detail.uuid} document={further} active={turn.active} />}
          </Viewer>
        </Suspense>
      </div>
    </div>
  );
}

function Cv({ detail, turn }: { detail: ApplicationDetail; turn: CvTurn }) {
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

type CvOfPerson = NonNullable<ApplicationDetail['cv']>;

function CvFile({ uuid, cv, turn }: { uuid: string; cv: CvOfPerson; turn: CvTurn }) {
  const { t } = useTranslation('resumes');
  const { active } = turn;
  const { picture, words, onPicture, file, drawn, error, retry } = useCv(uuid, cv, turn);
  const isComing = drawn && isPdf(cv);
  // The viewer comes while the file does, not after it; whether it came is told when it is drawn.
  useEffect(() => {
    if (isComing) void Promise.allSettled([loadPdfView()]);
  }, [isComing]);
  if (error) return <ErrorState title={t('document.failed')} hint={t('document.failedHint')} onRetry={retry} />;
  return (
    <SheetFrame
      name={cv.name}
      status={<ReadingTag cv={cv} />}
      notice={<Suspense>{cv.reading === 'failed' && <Unread failure={cv.failure} />}</Suspense>}
      file={file}
      active={active}
      hasPicture={picture !== null}
    >
      <div className={picture ? pages.stack : undefined}>
        {picture && <FirstPage page={picture} words={words} onSettled={onPicture} />}
        <Suspense fallback={<Paper />}>
          {!file || !drawn ? (
            <Paper />
          ) : (
            <Viewer>
              <Document file={shownOf(file, picture)} active={active} failure={cv.failure} />
            </Viewer>
          )}
        </Suspense>
      </div>
    </SheetFrame>
  );
}

/** Few browsers show what telephones take; the server's picture of it is one that all of them do. */
const shownOf = (file: ApplicationFile, picture: { url: string } | null): MarkedFile['file'] & ApplicationFile =>
  file.type === 'image/heic' && picture ? { ...file, shown: picture.url } : file;

/** How far the reading is, or what is to be known of its end. */
function ReadingTag({ cv }: { cv: CvOfPerson }) {
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
