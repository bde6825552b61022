import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { exportFairReport, getFairReport } from '@qinghe/contract/fairs/report.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { download } from '../../../lib/browser/save-file.ts';

export type FairReport = OutputOf<typeof getFairReport>;

export const useFairReport = (uuid: string) => useQuery(apiQuery(getFairReport, { uuid }));

/** Downloads the report as a PDF. */
export const useReportPdf = () =>
  useAction(exportFairReport, { touches: [], onDone: ({ url }: { url: string }) => download(url) });
