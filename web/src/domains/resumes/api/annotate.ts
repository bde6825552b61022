import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getApplication } from '@qinghe/contract/resumes/endpoints.ts';
import { addNote, changeNote, rateApplication, removeNote } from '@qinghe/contract/resumes/notes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { newKey } from '../../../lib/new-key.ts';
import { applicationQuery } from './get-application.ts';

type Detail = OutputOf<typeof getApplication>;

/** Notes and stars of one application; each answer is the record as it is now. */
export function useAnnotations(uuid: string) {
  const client = useQueryClient();
  const keep = (detail: Detail) => client.setQueryData(applicationQuery(uuid).queryKey, detail);
  const options = {
    onSuccess: keep,
    onError: (error: unknown) => {
      if (hasCode(error, 40901) && error.data) keep(error.data as Detail);
    },
  };
  const add = useMutation({
    mutationFn: (text: string) => call(addNote, { uuid, text }, { idempotencyKey: newKey() }),
    ...options,
  });
  const change = useMutation({
    mutationFn: (note: { note_uuid: string; version: number; text: string }) => call(changeNote, { uuid, ...note }),
    ...options,
  });
  const remove = useMutation({
    mutationFn: (note_uuid: string) => call(removeNote, { uuid, note_uuid }),
    ...options,
  });
  const rate = useMutation({
    mutationFn: (stars: number | null) => call(rateApplication, { uuid, stars }, { background: true }),
    // The stars stand at once; the answer says the same, or puts them back.
    onMutate: (stars) => {
      const { queryKey } = applicationQuery(uuid);
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, { ...before, my_stars: stars });
      return before;
    },
    onSuccess: (detail: Detail) => {
      keep(detail);
      void client.invalidateQueries({ queryKey: ['resumes', 'list'] });
    },
    onError: (_error, _stars, before) => before && keep(before),
  });
  return { add, change, remove, rate };
}
