import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { correctApplication } from '@qinghe/contract/resumes/endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import type { Detail } from './decide.ts';
import { applicationQuery } from './get-application.ts';

export type Correction = InputOf<typeof correctApplication>['correction'];

/** Puts a record right; a stale version brings the state as it is now. */
export function useCorrection({ uuid, version }: { uuid: string; version: number }) {
  const client = useQueryClient();
  const keep = (detail: Detail) => {
    client.setQueryData(applicationQuery(uuid).queryKey, detail);
    void client.invalidateQueries({ queryKey: ['resumes', 'list'] });
  };
  return useMutation({
    mutationFn: (correction: Correction) =>
      call(correctApplication, { uuid, version, correction }, { successToast: true }),
    onSuccess: keep,
    onError: (error) => {
      if (hasCode(error, 40901) && error.data) keep(error.data as Detail);
    },
  });
}
