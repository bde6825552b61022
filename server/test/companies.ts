import { createHash, randomBytes, randomInt } from 'node:crypto';
import { decideCompanyCase } from '@qinghe/contract/company/cases.ts';
import type { CompanyPapers } from '@qinghe/contract/company/papers.ts';
import { listSensitiveWords, saveSensitiveWords } from '@qinghe/contract/dict/sensitive-words.ts';
import { type PublishTime, writeNotice } from '@qinghe/contract/messages/write-notices.ts';
import { propose } from '@qinghe/contract/ops/proposals.ts';
import { sql } from 'kysely';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { tasks } from '../src/all-domains.ts';
import { withTransaction } from '../src/db/database.ts';
import { firstCompany } from '../src/demo/companies.ts';
import { type DrawnLicence, demoLicence } from '../src/demo/licence-picture.ts';
import { newToken } from '../src/domains/account/secrets.ts';
import { invitationUrl } from '../src/domains/company/members/invitation-link.ts';
import { insertInvitations, type NewInvitation } from '../src/domains/company/members/invitation-queries.ts';
import { insertRequest } from '../src/domains/company/members/join-queries.ts';
import { insertCompany, insertMaster } from '../src/domains/company/queries.ts';
import { insertReview } from '../src/domains/company/review/review-queries.ts';
import { insertPaper } from '../src/domains/files/paper-queries.ts';
import { shownKey } from '../src/domains/files/show-paper.ts';
import { lockIdentity, saveIdentity } from '../src/domains/identity/queries.ts';
import { insertOperator, insertOperatorSession } from '../src/domains/ops/session-queries.ts';
import { seal } from '../src/http/sealed.ts';
import { makeAccount, unusedNumber } from './accounts.ts';
import type { TestApp } from './app.ts';

/** An operator with a live session. */
export async function makeOperator(app: TestApp, { password_hash = 'none' } = {}) {
  const now = app.clock.now();
  const operator = { uuid: uuidv7(), phone: `137${unusedNumber()}`, name: '苏禾' };
  const { token, tokenHash } = newToken();
  await withTransaction(app.services.db, async (trx) => {
    await insertOperator(trx, { ...operator, password_hash, created_at: now });
    await insertOperatorSession(trx, {
      token_hash: tokenHash,
      operator_uuid: operator.uuid,
      expires_at: new Date(now.getTime() + 3_600_000),
      now,
    });
  });
  return { ...operator, token };
}

/** Lets take effect what operators have decided and not taken back, as the queue does once its time has come. */
export async function settleDecisions({ services }: TestApp): Promise<void> {
  const { rows } = await sql<{ name: string; held_uuid: string }>`select name, data ->> 'held_uuid' as held_uuid
    from pgboss.job join held_decision on held_decision.uuid::text = data ->> 'held_uuid'
    where held_decision.state = 'waiting' order by held_decision.decided_at`.execute(services.db);
  for (const { name, held_uuid } of rows) {
    const task = tasks.find((one) => one.name === name);
    await task?.run(services, { held_uuid } as never, { last: false });
  }
}

/** A decision of an operator that has not taken effect. @returns its uuid */
export async function makeHeld(app: TestApp): Promise<string> {
  const { token } = await makeOperator(app);
  const decision = { uuid: await makePending(app), version: 1, decision: 'pass' as const };
  return (await app.ok(decideCompanyCase, decision, { token })).held_uuid;
}

/** What an operator has proposed about a company. @returns its uuid */
export async function makeProposal(app: TestApp): Promise<string> {
  const { token } = await makeOperator(app);
  const input = {
    uuid: await makePending(app),
    version: 1,
    kind: 'company',
    action: 'freeze',
    reason: '冒用他人执照',
  } as const;
  return (await app.ok(propose, input, { token })).uuid;
}

/** A word that operators keep. @returns its uuid */
export async function makeSensitiveWord(app: TestApp): Promise<string> {
  const { token } = await makeOperator(app);
  const word = `敏感${unusedNumber()}`;
  await app.ok(saveSensitiveWords, { words: [word], kind: 'refuse' }, { token });
  const { items } = await app.ok(listSensitiveWords, { q: word }, { token });
  return items[0]?.uuid ?? '';
}

/** A notice of the platform. @returns how it is named in a call that changes it */
export async function makeNotice(
  app: TestApp,
  publish: PublishTime = 'draft',
): Promise<{ uuid: string; version: number }> {
  const { token } = await makeOperator(app);
  const { uuid, version } = await app.ok(writeNotice, { title: '维护', content: '今晚维护', publish }, { token });
  return { uuid, version };
}

/** The picture of a licence, as an account has handed it in. @returns its uuid */
export async function makePaper(
  { services, clock }: TestApp,
  accountUuid: string,
  kind: 'licence' | 'identity' = 'licence',
): Promise<string> {
  const bytes = randomBytes(64);
  const paper = {
    uuid: uuidv7(),
    account_uuid: accountUuid,
    kind,
    name: '证件.png',
    type: 'image/png',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    storage_key: `papers/${accountUuid}/${uuidv7()}`,
    created_at: clock.now(),
  };
  await services.storage.put(shownKey(paper), { bytes, type: 'image/png' });
  await withTransaction(services.db, (trx) => insertPaper(trx, paper));
  return paper.uuid;
}

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A credit code that nobody else has; its check digit need not add up. */
export const randomCreditCode = (): string =>
  `9131${Array.from({ length: 14 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** Papers that can be handed in, with a picture of the account's own. */
export async function makePapers(
  app: TestApp,
  accountUuid: string,
  licence: Partial<CompanyPapers['licence']> = {},
): Promise<CompanyPapers> {
  return {
    licence: {
      name: '云杉科技（上海）有限公司',
      credit_code: randomCreditCode(),
      company_type: '有限责任公司',
      legal_person: '沈维舟',
      registered_capital: '人民币壹仟万元整',
      founded_on: '2019-04-18',
      valid_until: '2039-04-17',
      registered_address: '上海市杨浦区大学路248号5层',
      scope: '技术开发',
      licence_uuid: await makePaper(app, accountUuid),
      ...licence,
    },
    credentials: {
      short_name: '云杉科技',
      industry: '互联网和相关服务',
      size: '100_499',
      city: '310100',
      office_address: '上海市杨浦区大学路248号5层',
      introduction: '',
    },
  };
}

/** A company whose papers wait for an operator. @returns its uuid */
export async function makePending(app: TestApp): Promise<string> {
  const account = await makeAccount(app);
  const papers = await makePapers(app, account.uuid);
  const { db } = app.services;
  const now = app.clock.now();
  const companyUuid = uuidv7();
  await withTransaction(db, async (trx) => {
    await insertCompany(trx, companyUuid, papers, now);
    await insertMaster(trx, companyUuid, account.uuid);
    await insertReview(trx, companyUuid, {
      uuid: uuidv7(),
      step: 'submitted',
      from_status: 'incomplete',
      to_status: 'uncheck',
      actor: { kind: 'account', uuid: account.uuid },
      papers,
      at: now,
    });
  });
  return companyUuid;
}

/** A licence as a camera would hand it in. */
export const licencePicture = (licence: Partial<DrawnLicence> = {}): Promise<Buffer> =>
  demoLicence({ ...firstCompany.licence, ...licence });

/** An identity that can be handed in, for an account that has handed in none. */
export async function anIdentity(app: TestApp, accountUuid: string, number = '11010519491231002X') {
  await app.services.db.deleteFrom('identity_face').where('account_uuid', '=', accountUuid).execute();
  await app.services.db.deleteFrom('identity').where('account_uuid', '=', accountUuid).execute();
  return {
    version: 0,
    document: 'id_card' as const,
    name: '林晓',
    number,
    front_uuid: await makePaper(app, accountUuid, 'identity'),
    back_uuid: await makePaper(app, accountUuid, 'identity'),
    consent: true as const,
  };
}

/** Hands an identity in for an account, whatever it had; its version is 1. */
export async function putIdentity(app: TestApp, accountUuid: string): Promise<void> {
  const { consent: _given, number, ...identity } = await anIdentity(app, accountUuid);
  await withTransaction(app.services.db, async (trx) => {
    await lockIdentity(trx, accountUuid);
    const sealed = {
      number_sealed: seal(number, app.services.signingSecret),
      number_masked: '1****************X',
      number_hash: randomBytes(32),
      consent_version: 'test',
      face_consent_version: '',
      face_consent_at: null,
      face_outcome: null,
    };
    await saveIdentity(trx, accountUuid, { ...identity, ...sealed }, app.clock.now());
  });
}

/** A sub-account of a company. @returns its uuid */
export async function makeColleague(app: TestApp, companyUuid: string | null): Promise<string> {
  const company = { company_uuid: companyUuid ?? '', name: '' };
  return (await makeAccount(app, { company, type: 'slave', name: '赵一鸣' })).uuid;
}

/** Somebody who asks to join a company. @returns the uuid of the request */
export async function makeJoinRequest(app: TestApp, companyUuid: string | null): Promise<string> {
  const { uuid: account_uuid } = await makeAccount(app);
  const request = { uuid: uuidv7(), account_uuid, way: 'code' as const, message: '', created_at: app.clock.now() };
  await withTransaction(app.services.db, (trx) => insertRequest(trx, companyUuid ?? '', request));
  return request.uuid;
}

/** A link by which people may join a company; with a phone its owner alone. */
export async function makeInvitation(
  app: TestApp,
  { uuid: invited_by, companyUuid }: { uuid: string; companyUuid: string | null },
  address = '',
): Promise<{ uuid: string; token: string }> {
  const now = app.clock.now();
  const invitation: NewInvitation = {
    uuid: uuidv7(),
    link_uuid: uuidv4(),
    address,
    most_uses: 1,
    role: 'recruiter',
    job_limit: null,
    invited_by,
    created_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
  };
  await withTransaction(app.services.db, (trx) => insertInvitations(trx, companyUuid ?? '', [invitation]));
  const key = { companyUuid: companyUuid ?? '', linkUuid: invitation.link_uuid };
  return { uuid: invitation.uuid, token: invitationUrl(app.services, key).split('#')[1] ?? '' };
}
