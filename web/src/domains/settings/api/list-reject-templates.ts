import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useRejectTemplates = () => useQuery(apiQuery(listRejectTemplates, {}, { silent: true }));
