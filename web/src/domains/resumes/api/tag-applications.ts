import { addTag, listTags, removeTag } from '@qinghe/contract/resumes/notes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The company's tags by name. */
export const useTags = () =>
  useQuery({
    queryKey: ['resumes', 'tags'],
    queryFn: ({ signal }) => call(listTags, {}, { signal, background: true }),
    select: (data) => data.items,
  });

/** Puts tags on applications and takes them off. */
export function useTagging() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['resumes'] });
  const add = useMutation({
    mutationFn: ({ uuids, name }: { uuids: string[]; name: string }) => call(addTag, { uuids, name }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: ({ uuids, tag_uuid }: { uuids: string[]; tag_uuid: string }) => call(removeTag, { uuids, tag_uuid }),
    onSuccess,
  });
  return { add, remove };
}
