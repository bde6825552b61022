import type { Readable } from 'node:stream';

interface StoredObject {
  bytes: Buffer;
  type: string;
}

/** An object that is made while it is stored: nobody knows its size before its end. */
interface StreamedObject {
  pieces: AsyncIterable<Uint8Array>;
  type: string;
}

interface SignedAddress {
  url: string;
  expiresAt: Date;
}

export interface DownloadOptions {
  /** File name that the browser offers. */
  name: string;
  type: string;
  /** Seconds for which the address works. */
  seconds: number;
}

/** Where the bytes of files lie. Keys are made by us: letters, digits, `-`, `_`, `/` and `.`. */
export interface StorageProvider {
  put(key: string, object: StoredObject): Promise<void>;
  /**
   * Puts an object piece by piece, so that a large one takes no more memory than a small one. Where the pieces break off,
   * their error is thrown and what stood under the key stays.
   * @returns its size
   */
  putStream(key: string, object: StreamedObject): Promise<number>;
  /** @throws ObjectMissing */
  get(key: string): Promise<Buffer>;
  /** The same piece by piece, with its size. @throws ObjectMissing */
  getStream(key: string): Promise<{ size: number; stream: Readable }>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** An address that anyone may open until it expires; always served as a download from a place without cookies. */
  signedUrl(key: string, options: DownloadOptions): Promise<SignedAddress>;
}

export class ObjectMissing extends Error {
  constructor(key: string) {
    super(`No stored object ${key}`);
    this.name = 'ObjectMissing';
  }
}
