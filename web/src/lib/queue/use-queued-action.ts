import type { DomainName } from '@qinghe/contract/domains.ts';
import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasCode, messageOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';

import { notices } from '../browser/notices.ts';
import { currentLocale } from '../i18n/i18n.ts';
import type { Ticket } from './action-queue.ts';
import { actionQueue, applyPatches, type Patch, touchWhenDrained } from './optimistic.ts';

export interface QueuedActionOptions<E extends Endpoint> {
  /** Domains of which nothing is as it was; the call's own one unless others are named. */
  touches?: readonly DomainName[];
  /** Told the response of an action that was not withdrawn. */
  onDone?: (output: OutputOf<E>) => void;
  /** Given the current state where another person was quicker (40901). */
  onStale?: (current: OutputOf<E>) => void;
}

export interface Effect<E extends Endpoint> {
  /** How responses look when the action is done: the person sees it at once. */
  patches: readonly Patch[];
  /** Says who and what is taken back, and why, where the server refuses; `current` is the state as it is now (40901). */
  takenBack: (why: string, current: OutputOf<E> | undefined) => string;
}

/**
 * An optimistic call that changes something: it counts at once, is sent in the background after those taken before it,
 * and is taken back in words where the server refuses it. Reads show it through `useWithQueued`.
 */
export function useQueuedAction<E extends Endpoint>(endpoint: E, options: QueuedActionOptions<E> = {}) {
  const client = useQueryClient();
  const { touches, onDone, onStale } = options;
  return useMemo(() => {
    /** `find` gives nothing where there is nothing left to do. */
    const add = (find: () => Promise<InputOf<E> | undefined>, { patches, takenBack }: Effect<E>) => {
      const ticket = actionQueue.add<OutputOf<E> | undefined>(patches, {
        send: async ({ keepalive }) => {
          const input = await find();
          return input && call(endpoint, input, { background: true, keepalive });
        },
        onDone: (output) => {
          if (output === undefined || ticket.isWithdrawn()) return;
          applyPatches(client, patches);
          onDone?.(output);
        },
        onRefused: (error) => {
          const current = hasCode(error, 40901) && error.data ? (error.data as OutputOf<E>) : undefined;
          notices.error(takenBack(messageOf(error, currentLocale()), current));
          if (current) onStale?.(current);
        },
      });
      // Responses that were read between two actions know nothing of the second one.
      touchWhenDrained(client, touches ?? [endpoint.domain]);
      return ticket;
    };
    return {
      queue: (input: InputOf<E>, effect: Effect<E>) => add(async () => input, effect),
      /** Follows another action with its response, or with undefined where there is none. */
      queueAfter: <Output>(
        ticket: Ticket<Output> | undefined,
        inputOf: (output: Output | undefined) => InputOf<E> | undefined,
        effect: Effect<E>,
      ) => add(async () => inputOf(await ticket?.response), effect),
    };
  }, [client, endpoint, touches, onDone, onStale]);
}
