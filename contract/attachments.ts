import { z } from 'zod';
import { formats } from './formats.ts';

/** A file beside a word. Its type is by its content: what begins with `image/` was drawn anew, all else is only downloaded. */
export const attachment = z.object({
  uuid: formats.uuid,
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
});
export type Attachment = z.infer<typeof attachment>;

/** Where the file lies for five minutes, for whoever was just let in. */
export const attachmentAddress = z.object({ url: z.string() });
