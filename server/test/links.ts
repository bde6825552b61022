import { openLink } from '@qinghe/contract/candidates/linked-page.ts';
import { type LinkAbout, makeLink } from '@qinghe/contract/candidates/links.ts';
import { chinaDay, dayAfter } from '../src/time/china-day.ts';
import type { Row } from './access/row.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makeApplication } from './applications.ts';
import { makeJob } from './jobs.ts';
import { makeTalent } from './talents.ts';

/** A link of an account for 沈南乔 up to tomorrow, about somebody or a new application; its token is told once. */
export async function makeLinkOf(
  app: TestApp,
  maker: TestAccount,
  people?: readonly string[],
  more: { name?: string; question?: string; about?: LinkAbout } = {},
) {
  const asked = people ?? [(await makeApplication(app, await makeJob(app, maker))).uuid];
  const until = dayAfter(chinaDay(app.clock.now()), 1);
  const input = { uuids: [...asked], name: '沈南乔', question: '能不能独立接一个页面？', until, ...more };
  const { uuid, url, left_out } = await app.ok(makeLink, input, { token: maker.token });
  return { uuid, token: new URL(url, 'http://here').searchParams.get('auth') ?? '', applications: asked, left_out };
}

/** Opens a link as a browser does. @returns the headers by which it is known from then on */
export async function openIn(app: TestApp, token: string, headers: Record<string, string> = {}) {
  const { headers: answered, code, data } = await app.call(openLink, { token }, { headers });
  const cookie = answered.get('set-cookie')?.split(';')[0];
  return { code, data, setCookie: answered.get('set-cookie'), headers: cookie ? { cookie } : headers };
}

/** A call of a browser that has opened a link. */
export const openedLink =
  (ofPerson = false, more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid, token, applications } = await makeLinkOf(app, master);
    const { headers } = await openIn(app, token);
    return { input: { uuid, ...(ofPerson && { person_uuid: applications[0] }), ...more }, headers };
  };

/** The same of a link about a talent. */
export const openedTalentLink: Row['sample'] = async (app, master) => {
  const person_uuid = await makeTalent(app);
  const { uuid, token } = await makeLinkOf(app, master, [person_uuid], { about: 'talents' });
  const { headers } = await openIn(app, token);
  return { input: { uuid, person_uuid }, headers };
};
