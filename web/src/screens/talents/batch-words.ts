import type { InvitationBatch } from '@qinghe/contract/talents/batches.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** How a batch of invitations is said. */
export function useBatchWords() {
  const { t } = useTranslation('talents');
  const amount = (units: number, coins: number) =>
    [units > 0 && t('batch.units', { count: units }), coins > 0 && t('cost.sumCoins', { count: coins })]
      .filter(Boolean)
      .join(' + ');
  return {
    cost: ({ units, coins }: InvitationBatch) => amount(units, coins),
    /** What came back of those that nobody got. */
    back: ({ units_back, coins_back }: InvitationBatch) =>
      t('batch.back', { amount: amount(units_back, coins_back) || t('batch.nothing') }),
    /** What became of them, without what is zero. */
    results: ({ held, sent, opened, accepted, declined, lapsed, returned }: InvitationBatch) =>
      [
        held > 0 && t('batch.held', { count: held }),
        sent > 0 && t('batch.sent', { count: sent }),
        opened > 0 && t('batch.opened', { count: opened }),
        accepted > 0 && t('batch.accepted', { count: accepted }),
        declined > 0 && t('batch.declined', { count: declined }),
        lapsed > 0 && t('batch.lapsed', { count: lapsed }),
        returned > 0 && t('batch.returned', { count: returned }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
