import { type FilePurpose, MAX_CV_BYTES } from '@qinghe/contract/files/endpoints.ts';

const MEGABYTE = 1024 * 1024;

export const PDF = 'application/pdf';
export const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What each purpose accepts: media types as the content shows them, and bytes. */
export const fileLimits: Record<FilePurpose, { types: readonly string[]; maxBytes: number }> = {
  cv: { types: [PDF, DOCX, DOC, 'image/png', 'image/jpeg'], maxBytes: MAX_CV_BYTES },
  picture: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * MEGABYTE },
};

/** Why a file cannot be taken for a purpose, or undefined when it can. */
export function refusalOf(purpose: FilePurpose, type: string | undefined, size: number): string | undefined {
  const limits = fileLimits[purpose];
  if (size === 0) return 'file.empty';
  if (size > limits.maxBytes) return 'file.tooLarge';
  if (type === undefined || !limits.types.includes(type)) return purpose === 'cv' ? 'file.cvType' : 'file.pictureType';
  return undefined;
}
