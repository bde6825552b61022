import { listShares, type SharedKind, setShare } from '@qinghe/contract/company/sharing.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useShares = (kind: SharedKind, uuid: string) => useQuery(apiQuery(listShares, { kind, uuid }));

const touches = ['company', 'jobs', 'talks'] as const;

/** The form says what failed. */
export const useShare = () => useAction(setShare, { touches, silent: true }).attempt;
export const useChangeShare = () => useAction(setShare, { touches });
