import type { Attachment } from 'postal-mime';
import { CvUnreadable } from './cv-unreadable.ts';
import { mimeOf } from './extract-word-text.ts';

/** What is told of a mail: who says to have sent it, what its heads say of robots, and the files that it carries. */
export interface MailReading {
  messageId: string | null;
  /** The address of the sender, in small letters. */
  from: string;
  /** Heads by their names in small letters, as far as they say that nobody wrote it. */
  heads: { autoSubmitted: string; returnPath: string | null; precedence: string; isList: boolean };
  files: { name: string; bytes: Uint8Array }[];
}

/** Files of one mail that are told of. */
const MAX_FILES = 20;

/** Takes a mail apart: its files alone, no word of its body and nothing that it names. Throws CvUnreadable. */
export async function readMail(bytes: Uint8Array): Promise<MailReading> {
  const mail = await mimeOf(bytes);
  // Anything can be read as heads; no mail goes without this one.
  if (!mail.from?.address) throw new CvUnreadable('damaged');
  const head = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return {
    messageId: mail.messageId ?? null,
    from: mail.from.address.toLowerCase(),
    heads: {
      autoSubmitted: (head('auto-submitted') ?? '').toLowerCase(),
      returnPath: head('return-path') ?? null,
      precedence: (head('precedence') ?? '').toLowerCase(),
      isList: head('list-id') !== undefined || head('list-unsubscribe') !== undefined,
    },
    files: mail.attachments
      .filter(isFile)
      .slice(0, MAX_FILES)
      .map(({ filename, content }) => ({ name: filename ?? '', bytes: bytesOf(content) })),
  };
}

/** Pictures within the text, such as a logo under a signature, are none. */
const isFile = ({ filename, disposition, mimeType, related }: Attachment): boolean =>
  Boolean(filename) && !related && !(disposition === 'inline' && mimeType.startsWith('image/'));

const bytesOf = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
