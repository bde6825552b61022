import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { findMark, setMark } from './mailbox-queries.ts';
import { findRecipient, keepMail } from './take-mails.ts';

/** Mails of a run; the clock asks for the rest. */
const A_RUN = 100;
/** Bytes of a mail in which its head stands. */
const HEAD_BYTES = 64 * 1024;

/**
 * Fetches what has come to the mailbox of the intake, where there is one, by the addresses of ours that its head names. Each mail
 * is looked at once: one for nobody, or above the limits of a day, is passed over and stays in the mailbox.
 */
export const fetchMails = defineTask({
  name: 'intake.fetch-mails',
  payload: z.object({}),
  cron: '* * * * *',
  atOnce: 1,
  retries: 0,
  timeoutSeconds: 600,
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run(services) {
    const mailbox = services.inboundMail?.mailbox;
    if (!mailbox) return;
    const name = createHash('sha256').update(mailbox.name).digest();
    await mailbox.fetch(await findMark(services.db, name), A_RUN, async ({ mark, bytes }) => {
      if (bytes) await keepForAll(services, bytes);
      await setMark(services.db, name, mark);
    });
  },
});

async function keepForAll(services: Services, bytes: Buffer): Promise<void> {
  for (const recipient of recipientsOf(bytes)) {
    const address = await findRecipient(services, recipient);
    if (!address) continue;
    await keepMail(services, address, bytes).catch((error: unknown) => {
      // Refused for good; anything else is tried again.
      if (!(error instanceof AppError)) throw error;
    });
  }
}

/** Whatever looks like an address of ours in the head of a mail: who forwards by a rule leaves it in a line of its own. */
function recipientsOf(bytes: Buffer): Set<string> {
  const text = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  return new Set(
    text
      .slice(0, end)
      .toLowerCase()
      .match(/cv-[a-z2-7]{16}@[a-z0-9.-]+/g) ?? [],
  );
}
