import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

interface ImapMail {
  uid: number;
  bytes: Buffer;
}

/** A server that speaks as much IMAP4rev1 as reading a mailbox takes; it refuses a wrong password, and all that would change a mail. */
export async function standInImap({ user, password }: { user: string; password: string }) {
  const state = { mails: [] as ImapMail[], validity: 7, logins: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('* OK stand-in ready');
    let isIn = false;
    let rest = '';
    socket.on('data', (data) => {
      rest += data.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const [, tag = '*', command = '', words = ''] = /^(\S+) (UID \w+|\w+) ?(.*)$/i.exec(line) ?? [];
        answer(tag, command.toUpperCase(), words);
      }
    });
    const answer = (tag: string, command: string, words: string) => {
      if (command === 'LOGIN') {
        const [, given, secret] = /^"?([^"\s]*)"? "?([^"]*)"?$/.exec(words) ?? [];
        isIn = given === user && secret === password;
        state.logins += 1;
        return say(isIn ? `${tag} OK in` : `${tag} NO [AUTHENTICATIONFAILED] wrong`);
      }
      if (command === 'CAPABILITY') return say(`* CAPABILITY IMAP4rev1\r\n${tag} OK done`);
      if (command === 'LOGOUT') return socket.end(`* BYE\r\n${tag} OK done\r\n`);
      if (!isIn) return say(`${tag} NO log in first`);
      if (command === 'LIST' || command === 'LSUB') return say(`* ${command} () "/" "INBOX"\r\n${tag} OK done`);
      if (command === 'EXAMINE')
        return say(
          [
            `* ${state.mails.length} EXISTS`,
            '* FLAGS ()',
            `* OK [UIDVALIDITY ${state.validity}] valid`,
            `* OK [UIDNEXT ${(state.mails.at(-1)?.uid ?? 0) + 1}] next`,
            `${tag} OK [READ-ONLY] open`,
          ].join('\r\n'),
        );
      if (command === 'UID FETCH') {
        for (const [index, { uid, bytes }] of state.mails.entries()) {
          if (!isNamed(words, uid, index === state.mails.length - 1)) continue;
          const asked = /BODY(\.PEEK)?\[\]/i.exec(words);
          if (asked && !asked[1]) return say(`${tag} NO that would mark it as read`);
          const head = `* ${index + 1} FETCH (UID ${uid} RFC822.SIZE ${bytes.length}`;
          if (!asked) say(`${head})`);
          else {
            socket.write(`${head} BODY[] {${bytes.length}}\r\n`);
            socket.write(bytes);
            say(')');
          }
        }
        return say(`${tag} OK done`);
      }
      if (['NOOP', 'ID', 'NAMESPACE', 'CLOSE', 'UNSELECT'].includes(command)) return say(`${tag} OK done`);
      return say(`${tag} BAD ${command} is not taken`);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    urlWith: (other: string) => `imap://${encodeURIComponent(user)}:${other}@127.0.0.1:${port}/INBOX`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Whether `n`, `n:m` or `n:*` names a UID; the last mail is named by `*` whatever n is. */
function isNamed(words: string, uid: number, isLast: boolean): boolean {
  const [, from = '0', to] = /^(\d+)(?::(\*|\d+))?/.exec(words) ?? [];
  if (to === undefined) return uid === Number(from);
  return (uid >= Number(from) && (to === '*' || uid <= Number(to))) || (to === '*' && isLast);
}
