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
