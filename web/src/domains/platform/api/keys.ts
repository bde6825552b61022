import { createPlatformKey, listPlatformKeys, revokePlatformKey } from '@qinghe/contract/platform/keys.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const usePlatformKeys = () => useQuery(apiQuery(listPlatformKeys, {}, { silent: true }));

/** The form says what failed. */
export const useCreatePlatformKey = () => useAction(createPlatformKey, { silent: true }).attempt;

export const useRevokePlatformKey = () => useAction(revokePlatformKey);
