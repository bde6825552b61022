import type { Right } from '@qinghe/contract/rights/right.ts';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { type UseQuote, useCostWords } from './use-cost-words.ts';

/** Below a use, before it is pressed: what it takes, what is left of that afterwards, and what is in the way. */
export function UseCost({ right, quote }: { right: Right; quote: UseQuote }) {
  const { t } = useTranslation(['uses', 'rights']);
  const { before } = useCostWords(right);
  const { coins, balance, missing } = quote;
  return (
    <div>
      {before(quote).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {coins > 0 && balance === null && (
        <Callout tone="amber">{t('uses:ownerPays', { right: t(`rights:right.${right}`) })}</Callout>
      )}
      {missing > 0 && (
        <Callout tone="amber" action={<Link to="/recruitment-props/mall-of-rights">{t('uses:mall')}</Link>}>
          {t('uses:missing', { count: missing, balance })}
        </Callout>
      )}
    </div>
  );
}
