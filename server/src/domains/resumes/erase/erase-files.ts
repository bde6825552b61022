import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { defineTask } from '../../../tasks/task.ts';
import { eraseFile, findFile } from '../../files/index.ts';

/** Erases the files of applications that are gone: bytes, first pages, what was read of them. */
export const eraseFilesOf = defineTask({
  name: 'resumes.erase-files',
  payload: z.object({ company_uuid: formats.uuid, file_uuids: z.array(formats.uuid) }),
  retries: 20,
  timeoutSeconds: 600,
  givenUp: {
    nobodyWaits: 'Its row stays with the address of the bytes; the dead letter says so to whoever runs the place.',
  },
  async run({ db, storage }, { company_uuid: companyUuid, file_uuids }) {
    for (const uuid of file_uuids) {
      const file = await findFile(db, companyUuid, uuid);
      if (file) await eraseFile({ db, storage }, { ...file, company_uuid: companyUuid });
    }
  },
});
