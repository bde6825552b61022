import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from '@qinghe/contract/home/calendar-feed.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useCalendarFeed = () => useQuery(apiQuery(getCalendarFeed, {}));
export const useOpenCalendarFeed = () => useAction(openCalendarFeed);
export const useCloseCalendarFeed = () => useAction(closeCalendarFeed);
