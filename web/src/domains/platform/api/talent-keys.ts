import { createTalentKey, listTalentKeys, revokeTalentKey } from '@qinghe/contract/platform/talent-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useTalentKeys = () => useQuery(apiQuery(listTalentKeys, {}, { silent: true }));

/** What is left behind stands in the operators' log too. */
const touches = ['platform', 'ops'] as const;

/** The form says what failed. */
export const useCreateTalentKey = () => useAction(createTalentKey, { silent: true, touches }).attempt;

export const useRevokeTalentKey = () => useAction(revokeTalentKey, { touches });
