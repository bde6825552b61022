import { deleteCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export function useDeleteCommonWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => call(deleteCommonWord, { uuid }),
    onSettled: () => client.invalidateQueries({ queryKey: ['settings'] }),
  });
}
