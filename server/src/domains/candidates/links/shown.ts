import { holdsRole } from '@qinghe/contract/roles.ts';
import type { Reader } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import type { Viewer } from '../../../sharing.ts';
import { canDecide, jobOf } from '../../resumes/index.ts';
import { codeOf, readFindable } from '../../talents/index.ts';
import { readPeople, readTalents } from './link-queries.ts';

interface Deps {
  db: Reader;
  services: Pick<Services, 'signingSecret'>;
}

interface Reading {
  companyUuid: string;
  /** Who made the links, or looks at them. */
  viewer: Viewer;
}

type LinkOf = { uuid: string };

/**
 * Applications that somebody may show by links: who is not anonymous, and has not withdrawn. It takes the right to decide, now
 * as when the link was made.
 */
export async function readShownApplications({ db }: Deps, { companyUuid, viewer }: Reading, links: readonly LinkOf[]) {
  if (links.length === 0) return [];
  const people = await readPeople(db, companyUuid, uuidsOf(links));
  return people.filter((person) => person.anonymous_as === null && canDecide(viewer, jobOf(person)));
}

/** Talents that somebody may show by links, named by their codes: whom the company may find now, and whoever may look for them. */
export async function readShownTalents(
  { db, services }: Deps,
  { companyUuid, viewer }: Reading,
  links: readonly LinkOf[],
) {
  if (links.length === 0 || !holdsRole(viewer.role, 'recruiter')) return [];
  const people = await readTalents(db, companyUuid, uuidsOf(links));
  const findable = new Set(await readFindable(db, companyUuid, uuidsOf(people)));
  return people
    .filter(({ uuid }) => findable.has(uuid))
    .map((person) => ({ ...person, name: codeOf(services.signingSecret, companyUuid, person.uuid) }));
}

const uuidsOf = (some: readonly LinkOf[]): string[] => some.map(({ uuid }) => uuid);
