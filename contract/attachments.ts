import { z } from 'zod';
import { formats } from './formats.ts';

/** Largest file beside a word of a conversation, in bytes (20 MB, as for CVs). */
export const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024;

/** Hours for which a file that was uploaded waits for its word. */
export const ATTACHMENT_HOURS = 24;

/** What a file chooser offers; the server looks at the content. */
export const attachmentTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/heic',
] as const;

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
