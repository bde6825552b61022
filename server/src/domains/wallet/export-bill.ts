import { MAX_EXPORTED_ROWS } from '@qinghe/contract/company/audit.ts';
import * as contract from '@qinghe/contract/wallet/coins.ts';
import { billTexts } from '@qinghe/contract/wallet/texts/bill.ts';
import { memberRead } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { chinaTime, storeExport } from '../files/index.ts';
import { presentLine } from './bill.ts';
import { readLines } from './bill-queries.ts';

const FEN_A_YUAN = 100;

/** The bill as a spreadsheet, the newest line first, as on the page. @throws AppError 429 after twenty exports in an hour */
export const exportCoins = route(contract.exportCoins, 'company.bill_exported', async (context, filter) => {
  const { db, scope, locale } = memberRead(context);
  const seesAll = scope.ownerUuid === undefined;
  const t = billTexts(locale);
  const rows = await readLines(db, scope, filter, { after: undefined, limit: MAX_EXPORTED_ROWS });
  const lines = rows.slice(0, MAX_EXPORTED_ROWS).map((row) => presentLine(row, seesAll));
  return storeExport(context, {
    audit: 'company.bill_exported',
    title: t('title'),
    head: [
      t('seq'),
      t('at'),
      t('kind'),
      t('job'),
      t('order'),
      t('actor'),
      t('yuan'),
      t('coins'),
      ...(seesAll ? [t('after')] : []),
    ],
    rows: lines.map(({ seq, at, kind, job, order, actor, fen, coins, coins_after }) => [
      ...[seq, chinaTime(at), t(`kind.${kind}`), job?.title ?? '', order?.number ?? '', actor ?? t('system')],
      ...[fen / FEN_A_YUAN, coins, ...(coins_after === null ? [] : [coins_after])],
    ]),
    cut: rows.length > MAX_EXPORTED_ROWS,
  });
});
