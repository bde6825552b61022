/** What a carrier says of a mail that it hands in. */
export interface SignedMail {
  recipient: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** In hex. */
  signature: string;
}

/** By what mails with CVs come in. */
export interface InboundMail {
  /** What stands behind the @ of the addresses. */
  readonly domain: string;
  /** Whether mails from outside arrive; else they are handed in as files alone. */
  readonly receives: boolean;
  /** Whether the carrier that shares a secret with this server has signed just these bytes, a short while ago. */
  isSigned(mail: SignedMail, bytes: Buffer, now: Date): boolean;
}
