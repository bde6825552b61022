import { z } from 'zod';
import { defineTask } from '../../../tasks/task.ts';
import { findAccount } from '../account-queries.ts';

/** Where the bytes of a shown picture lie. */
export const keyOfAvatar = (url: string): string => `avatars${url.replace(/^\/people/, '')}.webp`;

/** Erases the bytes of a picture that is shown no more, or never was. */
export const eraseAvatar = defineTask({
  name: 'account.erase-avatar',
  payload: z.object({ url: z.string().regex(/^\/people\/[\w-]{1,60}\/[\w-]{1,60}$/) }),
  givenUp: { nobodyWaits: 'No page shows the picture; its bytes stay until an operator runs the dead letter.' },
  async run({ db, storage }, { url }) {
    const [, , account = ''] = url.split('/');
    if ((await findAccount(db, account))?.head_url !== url) await storage.remove(keyOfAvatar(url));
  },
});
