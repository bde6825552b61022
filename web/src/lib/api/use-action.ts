import type { DomainName } from '@qinghe/contract/domains.ts';
import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode, ignoreShown } from './api-error.ts';
import { call } from './call.ts';
import { isLost } from './idempotency.ts';

import { touch } from './touch.ts';

export interface ActionOptions<E extends Endpoint> {
  /** Domains of which nothing is as it was; the call's own one unless others are named. */
  touches?: readonly DomainName[];
  /** Told the response, also where the screen is gone. */
  onDone?: (output: OutputOf<E>, input: InputOf<E>) => void;
  /** Given the current state where another person was quicker (40901). The person has been told. */
  onStale?: (current: OutputOf<E>, input: InputOf<E>) => void;
  /** 操作成功, or the given text. */
  successToast?: true | string;
  /** No error toast, because the screen says what failed. The endpoint decides unless something else is said. */
  silent?: boolean;
}

/**
 * A call that changes something. The app tells failures and successes (`app/query-client.ts`); a try after a lost response
 * carries the same idempotency key.
 * @returns `run` resolves with undefined where the call failed, `attempt` throws, for forms that show what failed at its
 * field; `pending` is the input on its way
 */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E> = {}) {
  const client = useQueryClient();
  const { touches = [endpoint.domain], silent = endpoint.silent, successToast } = options;
  const { mutateAsync, isPending, variables, data, error } = useMutation({
    mutationFn: (input: InputOf<E>): Promise<OutputOf<E>> => call(endpoint, input),
    meta: { silent, successToast },
    onSuccess: (output, input) => {
      options.onDone?.(output, input);
      void touch(client, touches);
    },
    onError: (failure, input) => {
      if (hasCode(failure, 40901) && failure.data) options.onStale?.(failure.data as OutputOf<E>, input);
      // What was refused may be because the screen is behind.
      if (!isLost(failure)) void touch(client, touches);
    },
  });
  const run = (input: InputOf<E>): Promise<OutputOf<E> | undefined> =>
    mutateAsync(input).catch((failure: unknown) => {
      ignoreShown(failure);
      return undefined;
    });
  return { run, attempt: mutateAsync, busy: isPending, pending: isPending ? variables : undefined, data, error };
}
