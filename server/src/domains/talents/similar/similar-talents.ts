import { similarTalents as contract, SIMILAR_WORDS } from '@qinghe/contract/talents/similar.ts';
import type { Reader } from '../../../db/database.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { codeOf } from '../search/cards.ts';
import { presentTalents } from '../search/present-talents.ts';
import { type Card, readAllowed, readCards } from '../search/search-queries.ts';
import { canonical, inStrong } from '../search/terms.ts';
import { countPhrases, readSharing } from './similar-queries.ts';

const SHOWN = 20;

/** People like one: those who share the most of what is rare about that person in strong fields. */
export const similarTalents = read(
  contract,
  async ({ db, services, member: { companyUuid }, now }, { uuid, without = [] }) => {
    const limits = { companyUuid };
    const [allowed] = await readAllowed(db, [uuid], limits);
    const [card] = await readCards(db, [requireFound(allowed)]);
    const words = await rarestOf(db, requireFound(card));
    const wanted = words.filter((word) => !without.includes(word));
    const found = await readSharing(db, wanted.map(inStrong), { uuid, limits, limit: SHOWN });
    const search = { words: wanted, query: undefined, limits };
    const shown = found.map(({ talent_uuid, shared }) => ({ talent_uuid, met: shared.filter(Boolean).length }));
    const cards = await presentTalents(db, shown, { services, companyUuid, now, search, job: undefined });
    const sharedBy = new Map(
      found.map(({ talent_uuid, shared }) => [talent_uuid, wanted.filter((_, at) => shared[at])]),
    );
    return {
      code: codeOf(services.signingSecret, companyUuid, uuid),
      words,
      items: cards.map((one) => ({ ...one, shared: sharedBy.get(one.uuid) ?? [] })),
    };
  },
);

/** The phrases of somebody that fewest others hold; what nobody else holds finds nobody. */
async function rarestOf(db: Reader, { skills, wished_work, major, experiences }: Card): Promise<string[]> {
  const phrases = [...skills, ...wished_work, major, experiences[0]?.title ?? ''];
  const different = [...new Map(phrases.map((phrase) => [canonical(phrase), phrase])).values()].filter(isSearchable);
  const counts = await countPhrases(db, different.map(inStrong));
  return different
    .map((phrase, at) => ({ phrase, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => one.count - other.count)
    .slice(0, SIMILAR_WORDS)
    .map(({ phrase }) => phrase);
}

const isSearchable = (phrase: string): boolean => inStrong(phrase) !== '()' && !phrase.includes(',');
