import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { companyRoom } from '@qinghe/contract/home/room.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { hasKnownAccess } from '../../../lib/session/known-access.ts';

export type Room = OutputOf<typeof companyRoom>;

export const useRoom = () => useQuery({ ...apiQuery(companyRoom, {}), enabled: hasKnownAccess() });
