import { exportAudit, exportMembers, listAudit } from '@qinghe/contract/company/audit.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { download } from '../../../lib/browser/save-file.ts';

export type AuditFilters = InputOf<typeof exportAudit>;

export const useAudit = (filters: AuditFilters) => useInfiniteQuery(apiPages(listAudit, { ...filters, limit: 50 }));
/** What was done last, looked for again every minute. */
export const useNewestAudit = () => useQuery(apiQuery(listAudit, { limit: 10 }, { refetchInterval: 60_000 }));

const onDone = ({ url }: { url: string }) => download(url);
export const useExportAudit = () => useAction(exportAudit, { onDone });
export const useExportMembers = () => useAction(exportMembers, { onDone });
