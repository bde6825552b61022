import type { AddressInfo } from 'node:net';
import type { SMTPServerSession } from 'smtp-server';

const MAX_CLIENTS = 40;
/** Bytes of mails that are coming in, together: what is more waits at its sender. */
const MAX_HELD = 100 * 1024 * 1024;
const MAX_CLIENTS_OF_NETWORK = 2;
const MAX_RECIPIENTS = 5;
/** Milliseconds without a byte. */
const PATIENCE = 60_000;

/** What became of a mail for one recipient. */
type Taken = 'taken' | 'tooMany';

interface Listening {
  host: string;
  port: number;
  /** The name under which it answers. */
  domain: string;
  maxBytes: number;
  /** Whether somebody has an address. */
  isKnown: (recipient: string) => Promise<boolean>;
  take: (recipient: string, bytes: Buffer) => Promise<Taken>;
}

/**
 * Takes mails by SMTP (RFC 5321) for addresses that somebody has, and for no others: it relays nothing, answers nobody by mail, and
 * speaks TLS to who asks for it. An address has eighty bits of chance, so that refusing others at once tells nobody which there are.
 */
export async function listenSmtp({ host, port, domain, maxBytes, isKnown, take }: Listening) {
  let held = 0;
  const open = new Map<string, number>();
  const count = ({ remoteAddress }: SMTPServerSession, by: number) => {
    const left = (open.get(remoteAddress) ?? 0) + by;
    if (left > 0) open.set(remoteAddress, left);
    else open.delete(remoteAddress);
    return left;
  };
  // Most servers take no mails, and each would load it at its start.
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    name: domain,
    banner: 'mails with CVs',
    size: maxBytes,
    authOptional: true,
    disabledCommands: ['AUTH'],
    maxClients: MAX_CLIENTS,
    socketTimeout: PATIENCE,
    disableReverseLookup: true,
    logger: false,
    onConnect: (session, done) =>
      done(count(session, 1) > MAX_CLIENTS_OF_NETWORK ? refusal(421, 'too many connections') : null),
    onClose: (session) => void count(session, -1),
    onRcptTo: ({ address }, session, done) => {
      if (session.envelope.rcptTo.length >= MAX_RECIPIENTS) return done(refusal(452, 'too many recipients'));
      isKnown(address).then(
        (known) => done(known ? null : refusal(550, '5.1.1 no such address here')),
        () => done(refusal(451, '4.3.0 try again later')),
      );
    },
    onData: (stream, session, done) => {
      let pieces: Buffer[] = [];
      let size = 0;
      let isTooMuch = false;
      const letGo = () => {
        held -= size;
        size = 0;
        pieces = [];
      };
      stream.on('data', (piece: Buffer) => {
        isTooMuch ||= stream.sizeExceeded || held + piece.length > MAX_HELD;
        // Read to its end all the same, and thrown away.
        if (isTooMuch) return letGo();
        pieces.push(piece);
        size += piece.length;
        held += piece.length;
      });
      stream.on('close', letGo);
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refusal(552, '5.3.4 too large'));
        if (isTooMuch) return done(refusal(452, '4.3.1 too much at once, try again later'));
        const { mailFrom } = session.envelope;
        // As whoever delivers a mail for good writes down (RFC 5321, 4.4): an empty one is a robot's.
        const returnPath = Buffer.from(`Return-Path: <${mailFrom ? mailFrom.address : ''}>\r\n`);
        const bytes = Buffer.concat([returnPath, ...pieces]);
        takeAll(session, bytes, take).then(done, () => done(refusal(451, '4.3.0 try again later')));
      });
    },
  });
  // A connection that broke is its sender's to open anew.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function takeAll(session: SMTPServerSession, bytes: Buffer, take: Listening['take']): Promise<Error | null> {
  let said: Error | null = null;
  for (const { address } of session.envelope.rcptTo)
    if ((await take(address, bytes)) === 'tooMany') said = refusal(451, '4.7.1 too many today, try again later');
  return said;
}

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });
