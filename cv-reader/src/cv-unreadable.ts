export type CvUnreadableReason =
  /** Neither PDF, Word file nor picture by its content. */
  | 'unsupported'
  | 'encrypted'
  | 'damaged'
  /** No bytes at all. */
  | 'empty'
  /** Well formed, but nothing in it is text: a scan or a picture, before OCR; after it, one without words. */
  | 'no_text'
  /** More bytes than a CV has, packed or unpacked. */
  | 'too_large'
  /** More characters than a CV has. */
  | 'too_long'
  /** CVs of two people in one file: nobody knows whose a value is. */
  | 'several_people'
  /** The OCR service gave no answer, several times over. */
  | 'unavailable'
  | 'timeout'
  | 'memory';

/** The file cannot be read; the reason is safe to show. */
export class CvUnreadable extends Error {
  readonly reason: CvUnreadableReason;

  constructor(reason: CvUnreadableReason) {
    super(`The CV cannot be read: ${reason}`);
    this.name = 'CvUnreadable';
    this.reason = reason;
  }
}
