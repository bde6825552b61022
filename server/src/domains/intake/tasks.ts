import type { AnyTask } from '../../tasks/task.ts';
import { eraseCvImports } from './erase-imports.ts';
import { fetchMails } from './mail/fetch-mails.ts';
import { readMail } from './mail/read-mail.ts';
import { takeCvFile } from './take-file.ts';
import { unpackArchive } from './unpack-archive.ts';

export const intakeTasks: readonly AnyTask[] = [unpackArchive, takeCvFile, readMail, fetchMails, eraseCvImports];
