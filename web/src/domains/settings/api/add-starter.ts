import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { createCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { createInviteTemplate } from '@qinghe/contract/settings/invite-templates.ts';
import { createRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import type { Starter, StarterKind } from '@qinghe/contract/settings/starters.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const creation: Readonly<Record<StarterKind, Endpoint>> = {
  reject: createRejectTemplate,
  invite: createInviteTemplate,
  words: createCommonWord,
};

/** Makes a ready text one's own, by the call that adds any other one. */
export function useAddStarter(kind: StarterKind) {
  const { run, pending } = useAction(creation[kind]);
  return {
    add: (starter: Starter) => run(starter) as Promise<{ uuid: string } | undefined>,
    pending: pending as Starter | undefined,
  };
}
