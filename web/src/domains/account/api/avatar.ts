import { removeAvatar, saveAvatar } from '@qinghe/contract/account/avatar.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { touch } from '../../../lib/api/touch.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** Colleagues see it in the list of members too. */
const touches = ['account', 'company'] as const;

/** Sends a picture of oneself. @throws ApiError */
export function useSaveAvatar() {
  const client = useQueryClient();
  return async (file: File): Promise<void> => {
    await call(saveAvatar, {}, { file });
    void touch(client, touches);
  };
}

export const useRemoveAvatar = () => useAction(removeAvatar, { touches });

/** The picture of an account; undefined where it has none. */
export const pictureOf = (headUrl: string | undefined): string | undefined =>
  headUrl?.startsWith('/people/') ? headUrl : undefined;
