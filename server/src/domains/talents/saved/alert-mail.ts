import { formats } from '@qinghe/contract/formats.ts';
import { talentFilter } from '@qinghe/contract/talents/filter.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { defineDelivery } from '../../../outside/define-delivery.ts';
import { findDigestReader } from '../../account/index.ts';
import { codeOf } from '../search/cards.ts';
import { searchOf } from '../search/search.ts';
import { readAllowed, readCards } from '../search/search-queries.ts';
import { findAlert, markTold, readUntold } from './saved-queries.ts';

/** People whom a mail names by their codes; the rest is counted. */
const NAMED = 10;

/** New talents of a saved search, by mail: those of them whom the company may still find as it is sent. */
export const alertMail = defineDelivery({
  name: 'talents.alert',
  details: z.object({ company_uuid: formats.uuid }),
  async load({ db, services, now }, { subjectUuid: uuid, details: { company_uuid: companyUuid } }) {
    const alert = await findAlert(db, companyUuid, uuid);
    const reader = alert && (await findDigestReader(db, alert.account_uuid));
    const email = reader?.email;
    if (!alert || !email || reader.company_uuid !== companyUuid) return null;
    const untold = (await readUntold(db, alert)).map(({ talent_uuid }) => talent_uuid);
    const { limits } = await searchOf(db, talentFilter.parse(alert.filter), { companyUuid, now });
    const found = await readAllowed(db, untold, limits);
    if (found.length === 0) return null;
    const cards = await readCards(db, found.slice(0, NAMED));
    const lines = cards.map(({ uuid: talent, degree, major, graduation_month }) =>
      say(mails, 'talentAlertLine', 'zh-CN', {
        code: codeOf(services.signingSecret, companyUuid, talent),
        degree: say(degrees, degree, 'zh-CN'),
        major,
        year: graduation_month.slice(0, 4),
      }),
    );
    const rest = found.length - lines.length;
    const words = { name: alert.name, count: found.length };
    const text = [
      say(mails, 'talentAlert', 'zh-CN', words),
      ...lines,
      ...(rest > 0 ? [say(mails, 'talentAlertRest', 'zh-CN', { count: rest })] : []),
      `${services.publicUrl}/talent?${new URLSearchParams({ search: uuid, ...alert.filter })}`,
    ].join('\n');
    return {
      hand: (delivery) =>
        services.email.send({ to: email, subject: say(mails, 'talentAlertSubject', 'zh-CN', words), text }, delivery),
      settled: async (trx, state) => (state === 'sent' ? markTold(trx, alert, untold, now) : undefined),
    };
  },
});
