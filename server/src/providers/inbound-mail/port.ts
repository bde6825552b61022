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
  /** A mailbox from which mails are fetched; null where there is none. */
  readonly mailbox: Mailbox | null;
}

/** How far a mailbox was read: UIDs rise, and count as long as its validity is the same (RFC 9051, 2.3.1.1). */
export interface MailboxMark {
  validity: number;
  uid: number;
}

export interface Mailbox {
  /** Names it among others, without its password. */
  readonly name: string;
  /**
   * Reads what has come since a mark, the oldest first, and says after each where it stands; where `take` fails the mail is read
   * again next time.
   * @param since null where it was never read @param most mails
   * @throws Error where the mailbox cannot be reached
   */
  fetch(since: MailboxMark | null, most: number, take: (mail: FetchedMail) => Promise<void>): Promise<void>;
}

interface FetchedMail {
  mark: MailboxMark;
  /** The mail as it came (RFC 5322); null where it is larger than any that is taken. */
  bytes: Buffer | null;
}
