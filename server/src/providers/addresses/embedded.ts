import type { Database } from '../../db/database.ts';
import { type AddressProvider, SUGGESTIONS_MAX } from './port.ts';

/** Districts of the city from the area tables: those that begin with the words first, then those that hold them. */
export const embeddedAddresses = (db: Database): AddressProvider => ({
  async suggest({ city, words }) {
    const districts = await db
      .selectFrom('area')
      .select('name')
      .where('parent', '=', city)
      .where('level', '=', 'district')
      .orderBy('code')
      .execute();
    const typed = words.normalize('NFKC').replace(/\s/gu, '');
    return districts
      .filter(({ name }) => name.includes(typed) && name !== typed)
      .sort((one, other) => Number(other.name.startsWith(typed)) - Number(one.name.startsWith(typed)))
      .slice(0, SUGGESTIONS_MAX)
      .map(({ name }) => ({ address: name, district: '' }));
  },
});
