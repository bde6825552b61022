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
import type { Viewer } from '../../../sharing.ts';
import { mayWork } from '../../account/index.ts';
import { blot, putLinkNote } from '../../resumes/index.ts';
import { UNKNOWN_LINKS } from '../quotas.ts';
import { readPeople } from './link-queries.ts';
import { mayShow, stateOf } from './links.ts';
import { presentPerson } from './present-person.ts';
import {
  countOpening,
  findLinkOfDevice,
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
  const people = await readShown(call.db, link);
  const { name, maker_name, company_name, expires_at, asked } = link;
  return {
    name,
    maker_name,
    company_name,
    // Who asks may have written down by what somebody is reached.
    question: people.reduce((text, person) => blot(text, person), link.question),
    expires_at,
    people: people.map(({ application_uuid, name, job_title, verdict }) => ({
      application_uuid,
      name,
      job_title,
      answered: verdict !== null,
    })),
    left_out: asked - people.length,
  };
});

/** @throws AppError as `getLink`, and 40401 for whom the link is not about, or not any more */
export const getLinkedPerson = readForAnyone(contract.getLinkedPerson, async (call, { uuid, application_uuid }) => {
  const link = await requireLink(call, uuid);
  await requirePerson(call.db, link, application_uuid);
  return presentPerson(call, link, application_uuid);
});

/** @throws AppError as `getLinkedPerson` */
export const answerByLink = writeForAnyone(
  contract.answerByLink,
  { audit: 'application.link_answered' },
  async (call, { uuid, application_uuid, ...answer }) => {
    const link = await requireLink(call, uuid);
    await requirePerson(call.db, link, application_uuid);
    const { company_uuid: companyUuid, account_uuid, name } = link;
    await putLinkNote(call, companyUuid, application_uuid, {
      ...answer,
      link_uuid: uuid,
      link_name: name,
      account_uuid,
    });
    call.note({
      companyUuid,
      actor: { kind: 'account', uuid: account_uuid },
      objectUuid: application_uuid,
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
  return (await mayWork(reader, link.account_uuid, now)) ? null : 'paused';
}

const refused = (state: contract.LinkProblem): AppError =>
  new AppError(state === 'unknown' || state === 'unopened' ? 40401 : 40902, {
    reason: `link.${state}`,
    values: { most: MAX_LINK_DEVICES },
    data: { state },
  });

async function readShown(reader: Reader, link: OpenedLink) {
  const maker: Viewer = { accountUuid: link.account_uuid, type: link.maker_type, role: link.maker_role };
  const people = await readPeople(reader, link.company_uuid, [link.uuid]);
  return people.filter((person) => mayShow(maker, person));
}

async function requirePerson(reader: Reader, link: OpenedLink, applicationUuid: string): Promise<void> {
  const people = await readShown(reader, link);
  if (!people.some(({ application_uuid }) => application_uuid === applicationUuid)) throw new AppError(40401);
}
