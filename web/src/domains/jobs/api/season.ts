import { getSeason } from '@qinghe/contract/jobs/season.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useSeason = (brochure_uuid: string) => useQuery(apiQuery(getSeason, { brochure_uuid }));
