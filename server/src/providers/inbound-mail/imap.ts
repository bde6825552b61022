import { ImapFlow } from 'imapflow';
import type { Mailbox } from './port.ts';

/** Milliseconds within which a server answers. */
const PATIENCE = 30_000;

/**
 * A mailbox at an IMAP server, read over one connection a time and never changed: nothing is marked, moved or deleted.
 * @param url imaps://user:password@host:port/folder; INBOX where it names no folder
 */
export function imapMailbox(url: string, maxBytes: number): Mailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  const user = decodeURIComponent(username);
  return {
    name: `${user}@${hostname}:${port}/${folder}`,
    async fetch(since, most, take) {
      const client = new ImapFlow({
        host: hostname,
        port: Number(port) || (secure ? 993 : 143),
        secure,
        auth: { user, pass: decodeURIComponent(password) },
        logger: false,
        connectionTimeout: PATIENCE,
        greetingTimeout: PATIENCE,
        socketTimeout: PATIENCE,
      });
      // Told by what is asked next; without a listener it would end the process.
      client.on('error', () => undefined);
      await client.connect();
      try {
        const opened = await client.mailboxOpen(folder, { readOnly: true });
        const validity = Number(opened.uidValidity);
        const after = since?.validity === validity ? since.uid : 0;
        const listed = await client.fetchAll(`${after + 1}:*`, { uid: true, size: true }, { uid: true });
        // `n:*` names the last mail even where its UID is below n (RFC 9051, section 9).
        const fresh = listed.filter(({ uid }) => uid > after).sort((a, b) => a.uid - b.uid);
        for (const { uid, size = 0 } of fresh.slice(0, most)) {
          const mail = size > maxBytes ? undefined : await client.fetchOne(`${uid}`, { source: true }, { uid: true });
          await take({ mark: { validity, uid }, bytes: (mail ? mail.source : null) ?? null });
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}
