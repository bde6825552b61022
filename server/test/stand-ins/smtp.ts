import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came over the line, dots unstuffed. */
  data: string;
}

export interface SmtpStandIn {
  port: number;
  mails: ReceivedMail[];
  /** Reply to RCPT TO instead of 250. */
  refuse: string | undefined;
  close(): Promise<void>;
}

/** A mail server (RFC 5321) that takes mail only after AUTH PLAIN or LOGIN (RFC 4954) with the right words. */
export async function playSmtp(user: string, password: string): Promise<SmtpStandIn> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const talk = conversation(
      user,
      password,
      (mail) => mails.push(mail),
      () => play.refuse,
    );
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 stand-in ESMTP');
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const reply = talk(line);
        if (reply) say(reply);
        if (reply?.startsWith('221')) socket.end();
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const play: SmtpStandIn = {
    port: address.port,
    mails,
    refuse: undefined,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return play;
}

/** One client's talk: takes a line, gives the reply, or nothing inside of DATA. */
function conversation(
  user: string,
  password: string,
  receive: (mail: ReceivedMail) => void,
  refuse: () => string | undefined,
): (line: string) => string | undefined {
  let known = false;
  let from: string | undefined;
  let to: string[] = [];
  let data: string[] | undefined;
  const isRight = (words: string) => {
    const [, name, secret] = Buffer.from(words, 'base64').toString('utf8').split('\0');
    known = name === user && secret === password;
    return known ? '235 2.7.0 OK' : '535 5.7.8 wrong name or password';
  };
  const inData = (lines: string[], line: string) => {
    if (line !== '.') {
      lines.push(line.replace(/^\./, ''));
      return undefined;
    }
    receive({ from: from ?? '', to, data: lines.join('\r\n') });
    [from, to, data] = [undefined, [], undefined];
    return '250 2.0.0 taken';
  };
  return (line) => {
    if (data) return inData(data, line);
    const [verb = '', ...words] = line.split(' ');
    switch (verb.toUpperCase()) {
      case 'EHLO':
        return '250-stand-in\r\n250-AUTH PLAIN\r\n250-8BITMIME\r\n250 SMTPUTF8';
      case 'AUTH':
        return words[0]?.toUpperCase() === 'PLAIN' ? isRight(words[1] ?? '') : '504 5.5.4 PLAIN only';
      case 'MAIL':
        if (!known) return '530 5.7.0 authentication required';
        from = /^FROM:<([^>]*)>/i.exec(words.join(' '))?.[1];
        return from === undefined ? '501 5.5.4 no sender' : '250 2.1.0 OK';
      case 'RCPT': {
        const address = /^TO:<([^>]+)>/i.exec(words.join(' '))?.[1];
        if (from === undefined || address === undefined) return '503 5.5.1 out of order';
        if (refuse()) return refuse();
        to.push(address);
        return '250 2.1.5 OK';
      }
      case 'DATA':
        if (to.length === 0) return '503 5.5.1 no recipient';
        data = [];
        return '354 go on';
      case 'QUIT':
        return '221 2.0.0 bye';
      case 'RSET':
      case 'NOOP':
        return '250 2.0.0 OK';
      default:
        return '502 5.5.2 not known';
    }
  };
}
