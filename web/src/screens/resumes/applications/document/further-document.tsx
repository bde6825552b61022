import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useApplicationDocument } from '../../../../domains/resumes/api/get-application-document.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../../ui/state/state.tsx';
import { Viewer } from './broken-file.tsx';
import { Paper } from './paper.tsx';
import PdfView from './pdf/pdf-view.tsx';
import PictureView from './picture-view.tsx';
import { SheetFrame } from './sheet-frame.tsx';

export type FurtherDocument = ApplicationDetail['documents'][number];

/** What was handed in beside the CV, shown as a CV is: drawn from its bytes, never opened by the browser itself. */
export default function FurtherDocumentView({
  uuid,
  document: { kind, name },
  active,
}: {
  uuid: string;
  document: FurtherDocument;
  active: boolean;
}) {
  const { t } = useTranslation('resumes');
  const { data: file, error, refetch } = useApplicationDocument(uuid, kind, { wanted: active });
  if (error)
    return (
      <ErrorState title={t('document.furtherFailed')} hint={t('document.failedHint')} onRetry={() => void refetch()} />
    );
  const View = file?.type === 'application/pdf' ? PdfView : PictureView;
  return (
    <SheetFrame name={name} file={file} active={active}>
      <Viewer>{file ? <View file={file} found={[]} pointed={null} active={active} /> : <Paper />}</Viewer>
    </SheetFrame>
  );
}
