import { IMPORT_DAYS, UNFINISHED_DAYS } from '@qinghe/contract/intake/cv-imports.ts';
import { z } from 'zod';
import { defineTask } from '../../tasks/task.ts';
import { deleteUnfinished } from './file-queries.ts';
import { deleteImport, deleteOldImports, readStuckArchives } from './import-queries.ts';
import { deleteOldMails, readOldRaw, setMail } from './mail/mail-queries.ts';
import { rawKey } from './mail/raw-key.ts';
import { erasePieces } from './zip/pieces.ts';

const DAY = 86_400_000;

/**
 * Erases every night what nobody has completed within fourteen days, and the lists of imports after thirty; the people who came
 * of them stay. Bytes of an archive go first, so that a run that is cut off leaves a row to come back to.
 */
export const eraseCvImports = defineTask({
  name: 'intake.erase-imports',
  payload: z.object({}),
  cron: '17 3 * * *',
  timeoutSeconds: 600,
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, storage, clock }) {
    const ago = (days: number) => new Date(clock().getTime() - days * DAY);
    for (const archive of await readStuckArchives(db, ago(UNFINISHED_DAYS))) {
      await erasePieces(storage, archive);
      await deleteImport(db, archive);
    }
    for (const mail of await readOldRaw(db, clock())) {
      await storage.remove(rawKey(mail));
      await setMail(db, mail, { raw_until: null });
    }
    await deleteOldMails(db, ago(IMPORT_DAYS));
    await deleteUnfinished(db, ago(UNFINISHED_DAYS));
    await deleteOldImports(db, ago(IMPORT_DAYS));
  },
});
