import * as contract from '@qinghe/contract/dict/holidays.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { lockHolidays, readYears, saveYear } from './holiday-queries.ts';
import { readNotice } from './read-notice.ts';

export const listHolidays = readForOperator(contract.listHolidays, async ({ db }) => ({ items: await readYears(db) }));

/** Entered again a notice changes nothing. @throws AppError 400 for a notice that cannot be read, or is of another year */
export const enterHolidays = writeForOperator(
  contract.enterHolidays,
  { audit: 'holiday.entered' },
  async ({ db, note, noteNothing }, { year, notice }) => {
    const read = readNotice(year, notice);
    await lockHolidays(db);
    const before = (await readYears(db)).find((one) => one.year === year);
    if (JSON.stringify(before) === JSON.stringify(read)) {
      noteNothing();
      return read;
    }
    await saveYear(db, read);
    note({ detail: { year, holidays: read.holidays.length } });
    return read;
  },
);
