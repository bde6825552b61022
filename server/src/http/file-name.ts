/** What a file without a name is called. */
export const NO_NAME = 'file';

/** A name that a file system, a header and a person can bear; the path that some browsers send is dropped. */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const readable = last.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim();
  return [...readable].slice(-100).join('') || NO_NAME;
}
