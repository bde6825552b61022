import { enterHolidays, listHolidays } from '@qinghe/contract/dict/holidays.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useHolidays = () => useQuery(apiQuery(listHolidays, {}));

/** The form says what failed. */
export const useEnterHolidays = () =>
  useAction(enterHolidays, { silent: true, touches: ['dict', 'help', 'ops'] }).attempt;
