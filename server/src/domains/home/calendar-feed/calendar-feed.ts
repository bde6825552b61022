import * as contract from '@qinghe/contract/home/calendar-feed.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { newToken } from '../../account/index.ts';
import { deleteFeed, findFeed, saveFeed } from './feed-queries.ts';

export const getCalendarFeed = read(contract.getCalendarFeed, async ({ db, member }) => ({
  since: (await findFeed(db, member.accountUuid))?.created_at ?? null,
}));

/** Another address each time: who has lost sight of the one before need not know it to end it. */
export const openCalendarFeed = write(
  contract.openCalendarFeed,
  { audit: 'account.calendar_feed_opened' },
  async ({ db, services, member, now, note }) => {
    const { token, tokenHash } = newToken();
    await saveFeed(db, { account_uuid: member.accountUuid, secret_hash: tokenHash, created_at: now });
    note({ objectUuid: member.accountUuid });
    return { url: `${services.publicUrl}/calendar/${token}.ics`, since: now.toISOString() };
  },
);

export const closeCalendarFeed = write(
  contract.closeCalendarFeed,
  { audit: 'account.calendar_feed_closed' },
  async ({ db, member, note, noteNothing }) => {
    if (await deleteFeed(db, member.accountUuid)) note({ objectUuid: member.accountUuid });
    else noteNothing();
    return { since: null };
  },
);
