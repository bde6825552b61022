import { listInviteTemplates } from '@qinghe/contract/settings/invite-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useInviteTemplates = () => useQuery(apiQuery(listInviteTemplates, {}, { silent: true }));
