import { forget, load, save } from './tab-storage.ts';

/** What the tab remembers of an upload, so that a reload goes on where it was. The file itself is never stored. */
export interface RememberedUpload {
  token: string;
  name: string;
  size: number;
  lastModified: number;
  /** It has arrived: the file need not be chosen again. */
  whole?: boolean;
}

export interface UploadMemory {
  load: () => RememberedUpload | undefined;
  save: (upload: RememberedUpload) => void;
  forget: () => void;
}

/**
 * Stored with the tab (sessionStorage): closing it forgets the upload, so that on a shared computer the next person
 * finds nothing of it. A tab that the browser brings back still knows.
 */
export function uploadMemory(job: string): UploadMemory {
  const key = `upload:${job}`;
  return {
    load: () => load(key),
    save: (upload) => save(key, upload),
    forget: () => forget(key),
  };
}

/** The same file, as far as a browser tells. */
export const isSameFile = (upload: RememberedUpload, file: File): boolean =>
  upload.name === file.name && upload.size === file.size && upload.lastModified === file.lastModified;
