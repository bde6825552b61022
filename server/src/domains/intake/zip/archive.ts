/** Bytes of an archive, wherever they lie. */
export interface Archive {
  size: number;
  read(start: number, length: number): Promise<Buffer>;
}

/** A file of an archive as the archive describes it: none of it is believed until it is unpacked. */
export interface ZipEntry {
  name: string;
  /** Where its local header begins. */
  start: number;
  method: number;
  packed: number;
  size: number;
  crc: number;
  isLocked: boolean;
  isLink: boolean;
}
