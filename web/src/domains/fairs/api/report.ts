import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { getFairReport } from '@qinghe/contract/fairs/report.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

export type FairReport = OutputOf<typeof getFairReport>;

export const useFairReport = (uuid: string) => useQuery(apiQuery(getFairReport, { uuid }));
