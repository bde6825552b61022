import { attachmentTypes, MAX_ATTACHMENT_BYTES } from '@qinghe/contract/attachment-limits.ts';
import { type FilePurpose, MAX_CV_BYTES } from '@qinghe/contract/files/endpoints.ts';

const MEGABYTE = 1024 * 1024;

/** What files are taken in for: an account uploads pictures, a candidate a CV and what is asked for beside it, both what they send. */
export type ReceivedPurpose = FilePurpose | 'document' | 'chat';

const PDF = 'application/pdf';
export const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** What telephones take pictures in; few browsers show it. */
export const HEIC = 'image/heic';

/** What each purpose accepts: media types as the content shows them, and bytes. */
export const fileLimits: Record<ReceivedPurpose, { types: readonly string[]; maxBytes: number }> = {
  cv: { types: [PDF, DOCX, DOC, 'image/png', 'image/jpeg', 'image/webp', HEIC], maxBytes: MAX_CV_BYTES },
  picture: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * MEGABYTE },
  // What browsers show as it is: nothing of it is read or turned into something else.
  document: { types: [PDF, 'image/png', 'image/jpeg', 'image/webp'], maxBytes: MAX_CV_BYTES },
  chat: { types: attachmentTypes, maxBytes: MAX_ATTACHMENT_BYTES },
};

/** Whether a CV of a type has a first page that can be drawn here; Word files are laid out by the browser alone. */
export const hasFirstPage = (type: string): boolean => type === PDF || type.startsWith('image/');

/** Why a file cannot be taken for a purpose, or undefined when it can. */
export function refusalOf(purpose: ReceivedPurpose, type: string | undefined, size: number): string | undefined {
  const { types } = fileLimits[purpose];
  const tooMuch = refusalOfSize(purpose, size);
  if (tooMuch) return tooMuch;
  if (type === undefined || !types.includes(type)) return refusalOfType[purpose];
  return undefined;
}

const refusalOfType: Record<ReceivedPurpose, string> = {
  cv: 'file.cvType',
  picture: 'file.pictureType',
  document: 'file.documentType',
  chat: 'file.attachmentType',
};

/** Beginnings of containers: what lies in them, and so their type, only the whole says. */
const CONTAINERS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x89, 0x50, 0x4e, 0x47],
];

/** Whether the type of a file may show only further on than its first bytes. */
export const isContainer = (start: Uint8Array): boolean =>
  CONTAINERS.some((signature) => signature.every((byte, index) => start[index] === byte));

/** What can be said of a file before its bytes have come. */
export function refusalOfSize(purpose: ReceivedPurpose, size: number): string | undefined {
  if (size === 0) return 'file.empty';
  return size > fileLimits[purpose].maxBytes ? 'file.tooLarge' : undefined;
}
