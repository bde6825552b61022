import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import { MAX_BATCH } from '@qinghe/contract/talents/batches.ts';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Key } from '../../ui/key/key.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { useCostInBar } from './use-cost-in-bar.ts';

interface BatchBarProps {
  count: number;
  /** What one invitation takes. */
  cost: UnitQuote | undefined;
  onInvite: () => void;
  /** Asks a colleague about them. */
  onAsk: () => void;
  onClear: () => void;
}

/** Invites those who are selected; what that takes stands beside it. */
export function BatchBar({ count, cost, onInvite, onAsk, onClear }: BatchBarProps) {
  const { t } = useTranslation('talents');
  const say = useCostInBar();
  const isTooMany = count > MAX_BATCH;
  const label = t('many.invite', { count });
  useKey('Shift+i', onInvite, { enabled: count > 0 && !isTooMany, label });
  const sum = isTooMany ? t('many.tooMany', { count: MAX_BATCH }) : cost && say(cost, count);
  return (
    <BulkBar count={count} sum={sum} onClear={onClear}>
      <Button
        variant="primary"
        disabled={isTooMany}
        icon={<IconSend size={16} aria-hidden="true" />}
        onClick={onInvite}
        aria-keyshortcuts="Shift+I"
      >
        {label}
        <Key onFilled>Shift I</Key>
      </Button>
      <Button icon={<IconLink size={16} aria-hidden="true" />} onClick={onAsk} aria-keyshortcuts="h">
        {t('ask.action')}
      </Button>
    </BulkBar>
  );
}
