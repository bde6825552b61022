import { formats } from '@qinghe/contract/formats.ts';
import { MAX_LIVE_SIGN_UPS } from '@qinghe/contract/live/broadcasts.ts';
import * as contract from '@qinghe/contract/live/console.ts';
import { liveSheet } from '@qinghe/contract/live/sheet.ts';
import { textsIn } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { requireQuota } from '../../db/quota.ts';
import { writeForOperator } from '../../http/operator.ts';
import { requireFound } from '../../refusals.ts';
import { defineTask } from '../../tasks/task.ts';
import { chinaDay } from '../../time/china-day.ts';
import { chinaTime, EXPORTS_AN_HOUR, writeSheets, XLSX } from '../files/index.ts';
import { findWritten } from './broadcast-queries.ts';
import { readSignUps } from './sign-up-queries.ts';

const ADDRESS_SECONDS = 600;

const exportKey = (uuid: string): string => `live/${uuid}.xlsx`;

/** Takes a sheet away that nobody can open any more. */
export const eraseLiveExport = defineTask({
  name: 'live.erase-export',
  payload: z.object({ uuid: formats.uuid }),
  givenUp: { nobodyWaits: 'No address opens the sheet; its bytes stay until an operator runs the dead letter.' },
  run: ({ storage }, { uuid }) => storage.remove(exportKey(uuid)),
});

/** @throws AppError 40401, 429 after twenty in an hour */
export const exportLiveVisitors = writeForOperator(
  contract.exportLiveVisitors,
  { audit: 'broadcast.exported' },
  async ({ db, services, operator, now, locale, note }, { broadcast_uuid }) => {
    const { title } = requireFound(await findWritten(db, broadcast_uuid));
    await requireQuota(db, EXPORTS_AN_HOUR, operator.operatorUuid, { now });
    const { items, next_cursor } = await readSignUps(db, { broadcast_uuid, q: '', limit: MAX_LIVE_SIGN_UPS });
    const t = textsIn(liveSheet, locale);
    const heads = ['company', 'name', 'phone', 'email', 'state', 'signedAt', 'confirmedAt'] as const;
    const rows = items.map(({ company, name, phone, email, state, signed_at, confirmed_at }) => [
      ...[company, name, phone, email, t(`state.${state}`), chinaTime(signed_at)],
      confirmed_at ? chinaTime(confirmed_at) : '',
    ]);
    const bytes = await writeSheets([{ title: t('title'), head: heads.map((head) => t(head)), rows }]);
    const uuid = uuidv7();
    await services.storage.put(exportKey(uuid), { bytes, type: XLSX });
    await services.tasks.enqueue(db, eraseLiveExport, { uuid }, new Date(now.getTime() + ADDRESS_SECONDS * 1000));
    note({ objectUuid: broadcast_uuid, detail: { title, rows: rows.length } });
    const name = `${t('title')} ${chinaDay(now)}.xlsx`;
    const { url } = await services.storage.signedUrl(exportKey(uuid), { name, type: XLSX, seconds: ADDRESS_SECONDS });
    return { url, rows: rows.length, cut: next_cursor !== null };
  },
);
