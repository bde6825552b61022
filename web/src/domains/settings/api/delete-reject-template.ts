import { deleteRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export function useDeleteRejectTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => call(deleteRejectTemplate, { uuid }),
    onSettled: () => client.invalidateQueries({ queryKey: ['settings'] }),
  });
}
