import * as contract from '@qinghe/contract/candidates/linked-page.ts';
import { MAX_LINK_DEVICES } from '@qinghe/contract/candidates/links.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { requireRest, takeQuota } from '../../../db/quota.ts';
import type { RequestContext } from '../../../http/context.ts';
import { keyHashOf, newKeySecret } from '../../../http/key-secret.ts';
import { readForAnyone } from '../../../http/read.ts';
import { route } from '../../../http/route.ts';
import { writeForAnyone } from '../../../http/write.ts';
import type { Services } from '../../../services.ts';
import { mayWork, worksCertified } from '../../account/index.ts';
import { tell } from '../../messages/index.ts';
import { blot, putLinkNote } from '../../resumes/index.ts';
import { putOpinion } from '../../talents/index.ts';
import { UNKNOWN_LINKS } from '../quotas.ts';
import { stateOf } from './links.ts';
import { presentPerson } from './present-person.ts';
import { presentTalent } from './present-talent.ts';
import { readShownApplications, readShownTalents } from './shown.ts';
import {
  countOpening,
  findLinkOfDevice,
  holdUnrevoked,
  insertDevice,
  lockLinkOfToken,
  type OpenedLink,
  readDevices,
} from './visit-queries.ts';

/** One cookie a link, so that a browser keeps several. */
const cookieOf = (linkUuid: string): string => `colleague-${linkUuid}`;

/**
 * Makes a browser known for a link: the same one again, or a further one while there are fewer than three.
 * @throws AppError 40401 for no link, 40902 with why it shows nothing, 429 for whoever tries tokens
 */
export const openLink = route(
  contract.openLink,
  { none: 'the link itself says how often it was opened, and in how many browsers' },
  async (context, { token }) => {
    const opened = await context.transaction((trx) => openIn(trx, context, token));
    if (opened instanceof AppError) throw opened;
    const { link, cookie } = opened;
    const seconds = Math.ceil((Date.parse(link.expires_at) - context.now.getTime()) / 1000);
    if (cookie) context.cookies.set(cookieOf(link.uuid), cookie, { path: contract.LINK_PATH, seconds });
    return { uuid: link.uuid };
  },
);

/** A refusal is returned: what was counted stays. */
async function openIn(trx: Trx, { cookies, network, now }: RequestContext, token: string) {
  await requireRest(trx, UNKNOWN_LINKS, network, now);
  const link = await lockLinkOfToken(trx, keyHashOf(token));
  if (!link) {
    await takeQuota(trx, UNKNOWN_LINKS, network, { now });
    return refused('unknown');
  }
  const problem = await problemOf(trx, link, now);
  if (problem) return refused(problem);
  const devices = await readDevices(trx, link);
  const known = cookies.read(cookieOf(link.uuid));
  const isKnown = known !== undefined && devices.some((hash) => hash.equals(keyHashOf(known)));
  if (!isKnown && devices.length >= MAX_LINK_DEVICES) return refused('devices');
  await countOpening(trx, link);
  if (isKnown) return { link, cookie: null };
  const { key: cookie, keyHash: cookie_hash } = newKeySecret();
  await insertDevice(trx, link, { uuid: uuidv7(), cookie_hash, opened_at: now });
  return { link, cookie };
}

/** @throws AppError 40401, 40902 with why the link shows nothing to this browser */
export const getLink = readForAnyone(contract.getLink, async (call, { uuid }) => {
  const link = await requireLink(call, uuid);
  const people = await readShown(call, link);
  const { about, name, maker_name, company_name, expires_at, asked } = link;
  return {
    about,
    name,
    maker_name,
    company_name,
    // Who asks may have written down by what somebody is reached; of whom nobody is shown nothing is asked.
    question: people.length === 0 ? '' : people.reduce((text, person) => blot(text, person), link.question),
    expires_at,
    people: people.map(({ uuid, name, verdict }) => ({ uuid, name, answered: verdict !== null })),
    left_out: asked - people.length,
  };
});

/** @throws AppError as `getLink`, and 40401 for whom the link is not about, or not any more */
export const getLinkedPerson = readForAnyone(contract.getLinkedPerson, async (call, { uuid, person_uuid }) => {
  const link = await requireLink(call, uuid);
  await requirePerson(call, link, person_uuid, 'applications');
  return presentPerson(call, link, person_uuid);
});

/** @throws AppError as `getLinkedPerson` */
export const getLinkedTalent = readForAnyone(contract.getLinkedTalent, async (call, { uuid, person_uuid }) => {
  const link = await requireLink(call, uuid);
  await requirePerson(call, link, person_uuid, 'talents');
  return presentTalent(call, link, person_uuid);
});

/** Whoever asked is told. @throws AppError as `getLinkedPerson` */
export const answerByLink = writeForAnyone(
  contract.answerByLink,
  { audit: 'application.link_answered' },
  async (call, { uuid, person_uuid, ...answer }) => {
    const { db, now } = call;
    const link = await requireLink(call, uuid);
    await requirePerson(call, link, person_uuid, link.about);
    const { company_uuid: companyUuid, account_uuid, name } = link;
    const said = { ...answer, link_uuid: uuid, link_name: name };
    if (link.about === 'talents')
      await putOpinion(db, { ...said, company_uuid: companyUuid, talent_uuid: person_uuid, said_at: now });
    else await putLinkNote(call, companyUuid, person_uuid, { ...said, account_uuid });
    // Held last, as by whoever erases somebody: the question goes with them.
    if (!(await holdUnrevoked(db, link))) throw refused('revoked');
    await tell(call, 'colleagueAnswered', { companyUuid, to: [account_uuid], subjectUuid: uuid });
    call.note({
      companyUuid,
      action: link.about === 'talents' ? 'talent.link_answered' : 'application.link_answered',
      actor: { kind: 'account', uuid: account_uuid },
      objectUuid: person_uuid,
      detail: { name },
    });
    return {};
  },
);

type Visit = Pick<RequestContext, 'cookies' | 'now'> & { db: Reader };

async function requireLink({ db, cookies, now }: Visit, uuid: string): Promise<OpenedLink> {
  const cookie = cookies.read(cookieOf(uuid));
  const link = cookie && (await findLinkOfDevice(db, uuid, keyHashOf(cookie)));
  if (!link) throw refused('unopened');
  const problem = await problemOf(db, link, now);
  if (problem) throw refused(problem);
  return link;
}

async function problemOf(reader: Reader, link: OpenedLink, now: Date): Promise<contract.LinkProblem | null> {
  const state = stateOf(link, now);
  if (state !== 'open') return state;
  if (!(await mayWork(reader, link.account_uuid, now))) return 'paused';
  return link.about === 'applications' || (await worksCertified(reader, link.account_uuid)) ? null : 'paused';
}

const refused = (state: contract.LinkProblem): AppError =>
  new AppError(state === 'unknown' || state === 'unopened' ? 40401 : 40902, {
    reason: `link.${state}`,
    values: { most: MAX_LINK_DEVICES },
    data: { state },
  });

interface Showing {
  db: Reader;
  services: Pick<Services, 'signingSecret'>;
}

/** Whom a link shows now. By what a talent is reached, no link knows. */
async function readShown(call: Showing, link: OpenedLink) {
  const maker = { accountUuid: link.account_uuid, type: link.maker_type, role: link.maker_role };
  const reading = { companyUuid: link.company_uuid, viewer: maker };
  if (link.about === 'applications') return readShownApplications(call, reading, [link]);
  const talents = await readShownTalents(call, reading, [link]);
  return talents.map((talent) => ({ ...talent, phone: '', email: '' }));
}

async function requirePerson(
  call: Showing,
  link: OpenedLink,
  personUuid: string,
  about: OpenedLink['about'],
): Promise<void> {
  const people = link.about === about ? await readShown(call, link) : [];
  if (!people.some(({ uuid }) => uuid === personUuid)) throw new AppError(40401);
}
