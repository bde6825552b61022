interface StoredObject {
  bytes: Buffer;
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
  /** @throws ObjectMissing */
  get(key: string): Promise<Buffer>;
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
