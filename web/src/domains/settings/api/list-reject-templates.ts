import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const useRejectTemplates = () =>
  useQuery({
    queryKey: ['settings', 'reject-templates'],
    queryFn: ({ signal }) => call(listRejectTemplates, {}, { signal, background: true, silent: true }),
  });
