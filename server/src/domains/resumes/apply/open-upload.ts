import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { hashLinkToken } from '../status/status-link.ts';
import { findLink } from './upload-queries.ts';

/** Refuses an upload with which somebody has applied: what becomes of it is not the sender's to see. */
export const usedUpload = (field = 'file') => new AppError(42203, { field, reason: 'file.used' });

/** An upload has no owner until its sender applies: no company's audit log names it. */
export const noAudit = { none: 'an upload becomes the company’s only with an application' };

/** What an upload's token opens. @throws AppError 403 for an unknown or expired one, 42203 one that somebody has applied with */
export async function openUpload(reader: Reader, token: string, now: Date, field = 'file') {
  const link = await findLink(reader, hashLinkToken(token), 'cv_upload', now);
  if (!link) throw new AppError(403);
  if (link.opened_at !== null) throw usedUpload(field);
  return link;
}
