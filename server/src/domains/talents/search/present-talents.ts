import type { Talent } from '@qinghe/contract/talents/list.ts';
import type { Reader } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { readLatest } from '../invitations/invitation-queries.ts';
import { againAt } from '../invitations/may-invite.ts';
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
          }),
        ]
      : [];
  });
}

const sharedSchools = (reader: Reader, cards: readonly Card[], { search: { query, limits } }: Shown) =>
  readSharedSchools(reader, [...new Set(cards.map(({ school }) => school))], { query, limits, least: SHARED_BY });

type Latest = Awaited<ReturnType<typeof readLatest>>[number];

interface OfCard extends Shown {
  met: number;
  schoolShown: boolean;
  latest: Latest | undefined;
}

const invitationOf = ({ state, created_at, answered_at }: Latest): NonNullable<Talent['invitation']> => ({
  state,
  at: answered_at ?? created_at,
  again_at: state === 'accepted' ? null : againAt(created_at).toISOString(),
});

function presentTalent(
  card: Card,
  { services, companyUuid, search: { words }, job, met, schoolShown, latest }: OfCard,
): Talent {
  const { cities: _cities, cv_text: _cv, ...rest } = card;
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
    excerpt: hide(excerptOf(card, words)),
    met,
    fit: job ? fitOf(card, job, cityWord) : [],
    invitation: latest ? invitationOf(latest) : null,
  };
}
