import type { getLinkedTalent } from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { Reader } from '../../../db/database.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { blot } from '../../resumes/index.ts';
import { presentCards, readOpinions } from '../../talents/index.ts';
import { presentAnswers } from './present-answers.ts';
import type { OpenedLink } from './visit-queries.ts';

interface Deps {
  db: Reader;
  services: Pick<Services, 'signingSecret'>;
  now: Date;
}

/** A talent as a link shows one: by code, with a blot for whatever looks like a way to write to them. */
export async function presentTalent(
  { db, services, now }: Deps,
  { company_uuid: companyUuid, uuid: linkUuid }: OpenedLink,
  talentUuid: string,
): Promise<OutputOf<typeof getLinkedTalent>> {
  const card = requireFound((await presentCards(db, [talentUuid], { services, companyUuid }))[0]);
  const said = await readOpinions(db, companyUuid, [talentUuid]);
  return {
    ...card,
    wished_work: card.wished_work.map(clean),
    skills: card.skills.map(clean),
    about: clean(card.about),
    experiences: card.experiences.map(({ title, organization, text }) => ({
      title: clean(title),
      organization: clean(organization),
      text: clean(text),
    })),
    shown_at: now.toISOString(),
    ...presentAnswers(said, linkUuid, clean),
  };
}

const clean = (text: string): string => blot(text, { phone: '', email: '' });
