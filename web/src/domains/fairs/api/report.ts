import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { exportFairReport, getFairReport } from '@qinghe/contract/fairs/report.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { download } from '../../../lib/save-file.ts';
import { useAction } from '../../../lib/use-action.ts';

export type FairReport = OutputOf<typeof getFairReport>;

export const useFairReport = (uuid: string) => useQuery(apiQuery(getFairReport, { uuid }));

/** Downloads the report as a PDF. */
export const useReportPdf = () =>
  useAction(exportFairReport, { touches: [], onDone: ({ url }: { url: string }) => download(url) });
