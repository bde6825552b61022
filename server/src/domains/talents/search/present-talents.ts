import type { Talent, TalentCard } from '@qinghe/contract/talents/list.ts';
import type { Reader } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { readLatest } from '../invitations/invitation-queries.ts';
import { againAt } from '../invitations/may-invite.ts';
import { type Opinion, readOpinions } from '../opinions/opinion-queries.ts';
import { cityWord } from '../rules.ts';
import { codeOf, excerptOf, fitOf, type WantingJob, withoutSchool } from './cards.ts';
import type { Search } from './search.ts';
import { type Card, readCards, readSharedSchools } from './search-queries.ts';

/** Fewer than so many of one school, and it stays unsaid. */
const SHARED_BY = 5;

interface Shown {
  services: Pick<Services, 'signingSecret'>;
  companyUuid: string;
  now: Date;
  search: Pick<Search, 'words' | 'query' | 'limits'>;
  job: WantingJob | undefined;
}

/** Talents as a company sees them, in the order in which they were found; who is gone meanwhile is left out. */
export async function presentTalents(
  reader: Reader,
  found: readonly { talent_uuid: string; met: number }[],
  shown: Shown,
): Promise<Talent[]> {
  const cards = await readCards(
    reader,
    found.map(({ talent_uuid }) => talent_uuid),
  );
  const byUuid = new Map(cards.map((card) => [card.uuid, card]));
  const latest = await readLatest(reader, shown.companyUuid, [...byUuid.keys()], shown.now);
  const invitations = new Map(latest.map((one) => [one.talent_uuid, one]));
  const opinions = await readOpinions(reader, shown.companyUuid, [...byUuid.keys()]);
  const schools = await sharedSchools(reader, cards, shown);
  return found.flatMap(({ talent_uuid, met }) => {
    const card = byUuid.get(talent_uuid);
    return card
      ? [
          presentTalent(card, {
            ...shown,
            met,
            schoolShown: schools.has(card.school),
            latest: invitations.get(card.uuid),
            opinions: opinions.filter((one) => one.talent_uuid === card.uuid),
          }),
        ]
      : [];
  });
}

/** Talents as somebody without an account sees them: schools as the list without a filter names them. */
export async function presentCards(
  reader: Reader,
  uuids: readonly string[],
  { services, companyUuid }: Pick<Shown, 'services' | 'companyUuid'>,
): Promise<TalentCard[]> {
  const cards = await readCards(reader, uuids);
  const search = { words: [], query: undefined, limits: { companyUuid } };
  const schools = await sharedSchools(reader, cards, { search });
  return cards.map((card) => presentCard(card, { services, companyUuid, schoolShown: schools.has(card.school) }));
}

const sharedSchools = (reader: Reader, cards: readonly Card[], { search: { query, limits } }: Pick<Shown, 'search'>) =>
  readSharedSchools(reader, [...new Set(cards.map(({ school }) => school))], { query, limits, least: SHARED_BY });

type Latest = Awaited<ReturnType<typeof readLatest>>[number];

interface OfCard extends Shown {
  met: number;
  schoolShown: boolean;
  latest: Latest | undefined;
  opinions: readonly Opinion[];
}

const invitationOf = ({ state, created_at, answered_at }: Latest): NonNullable<Talent['invitation']> => ({
  state,
  at: answered_at ?? created_at,
  again_at: state === 'accepted' ? null : againAt(created_at).toISOString(),
});

function presentTalent(card: Card, shown: OfCard): Talent {
  const { words } = shown.search;
  const excerpt = excerptOf(card, words);
  return {
    ...presentCard(card, shown),
    excerpt: shown.schoolShown ? excerpt : withoutSchool(excerpt, card.school),
    met: shown.met,
    fit: shown.job ? fitOf(card, shown.job, cityWord) : [],
    invitation: shown.latest ? invitationOf(shown.latest) : null,
    opinions: shown.opinions.map(({ talent_uuid: _of, link_uuid: _by, ...opinion }) => opinion),
    refreshed_at: card.refreshed_at,
  };
}

function presentCard(
  card: Card,
  { services, companyUuid, schoolShown }: Pick<OfCard, 'services' | 'companyUuid' | 'schoolShown'>,
): TalentCard {
  const { cities: _cities, cv_text: _cv, refreshed_at: _at, ...rest } = card;
  const hide = (text: string) => (schoolShown ? text : withoutSchool(text, card.school));
  return {
    ...rest,
    code: codeOf(services.signingSecret, companyUuid, card.uuid),
    school: schoolShown ? card.school : null,
    about: hide(card.about),
    experiences: card.experiences.map(({ title, organization, text }) => ({
      title: hide(title),
      organization: hide(organization),
      text: hide(text),
    })),
  };
}
