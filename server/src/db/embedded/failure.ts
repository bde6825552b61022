/** An embedded database that cannot start, said so that a person knows what to do next. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

const advice: Record<string, string> = {
  EROFS: 'that file system is read-only. Next step: set DATA_DIR to a folder that can be written.',
  ENOSPC: 'the disk is full. Next step: free some space, or set DATA_DIR to a folder on another disk.',
  EDQUOT: 'the disk quota is used up. Next step: free some space, or set DATA_DIR to a folder on another disk.',
  EACCES: 'this user may not write there. Next step: set DATA_DIR to a folder of your own, or correct its owner.',
  EPERM: 'this user may not change that. Next step: set DATA_DIR to a folder of your own, or correct its owner.',
  ENOTDIR: 'a part of that path is a file. Next step: set DATA_DIR to a folder.',
};

/** Turns an error of the file system into one that names the path and a next step; leaves others as they are. */
export function explainFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof EmbeddedDatabaseError) return error;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  // Node answers so when a folder and its parents cannot be made on a read-only file system.
  const why = code === 'ENOENT' && syscall === 'mkdir' ? advice.EROFS : advice[code ?? ''];
  if (!why) return error;
  return new EmbeddedDatabaseError(`The database cannot use ${path ?? dataDir}: ${why}`, { cause: error });
}

/** What PostgreSQL's own programs print when the disk stands in the way, as the codes that `advice` knows. */
export function explainOutput(output: string): string {
  if (/No space left on device/i.test(output)) return `\nIn short: ${advice.ENOSPC}`;
  if (/Read-only file system/i.test(output)) return `\nIn short: ${advice.EROFS}`;
  if (/Disk quota exceeded/i.test(output)) return `\nIn short: ${advice.EDQUOT}`;
  if (/Permission denied/i.test(output)) return `\nIn short: ${advice.EACCES}`;
  return '';
}
