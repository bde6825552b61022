import { getSeason } from '@qinghe/contract/jobs/season.ts';
import { copySeason } from '@qinghe/contract/talks/copy-season.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useSeason = (brochure_uuid: string) => useQuery(apiQuery(getSeason, { brochure_uuid }));

/** Copies a season for the next one. The form says what failed. */
export const useCopySeason = () => useAction(copySeason, { silent: true, touches: ['jobs', 'talks'] }).attempt;
