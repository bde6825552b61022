import { z } from 'zod';
import { domain } from './domain.ts';
import { userInfo } from './user-info.ts';

/** Most bytes of a picture; the browser cuts it to a square of 512 pixels before. */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;

/** Where a person's picture is looked at; its last part cannot be guessed. */
export const avatarUrl = (accountUuid: string, picture: string): string => `/people/${accountUuid}/${picture}`;

const path = '/api/v1/account/avatar';

export const saveAvatar = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  silent: true,
  body: 'multipart',
  maxBytes: MAX_AVATAR_BYTES,
  perMinute: 10,
  summary: 'The picture of the signed-in account, JPEG or PNG, drawn anew; multipart with one part `file`',
  input: z.object({}),
  output: userInfo,
});

export const removeAvatar = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Takes the picture of the signed-in account away',
  input: z.object({}),
  output: userInfo,
});
