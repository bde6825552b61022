import type { MailReason } from '@qinghe/contract/intake/mails.ts';
import type { MailReading } from '@qinghe/cv-reader/index.ts';

/**
 * Why nobody has written a mail, so that it brings no CV: two robots would write to each other for ever. Undefined for one that
 * somebody has forwarded.
 * @param ownDomain what stands behind the @ of our own addresses
 */
export function asideOf({ from, heads, files }: MailReading, ownDomain: string): MailReason | undefined {
  const { autoSubmitted, returnPath, precedence, isList } = heads;
  if (from.endsWith(`@${ownDomain}`)) return 'own';
  if (returnPath !== null && returnPath.replace(/[<>\s]/g, '') === '') return 'returned';
  if (autoSubmitted !== '' && !autoSubmitted.startsWith('no')) return 'automatic';
  if (isList || ['bulk', 'list', 'junk'].includes(precedence)) return 'list';
  if (/^(?:mailer-daemon|postmaster)@/.test(from)) return 'returned';
  return files.length === 0 ? 'nothing' : undefined;
}
