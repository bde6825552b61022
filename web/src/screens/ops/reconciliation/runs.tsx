import type { BillRun } from '@qinghe/contract/orders/reconciliation.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';

const tones = { agrees: 'green', differs: 'red', late: 'amber' } as const;

/** Three days of two services; older ones with something open stand among the differences. */
const MAX_SHOWN = 6;

/** The latest days, each with what its bills say; what is wrong is red, what is late amber. */
export function Runs({ runs }: { runs: readonly BillRun[] }) {
  const { t, i18n } = useTranslation('ops');
  const wordsOf = ({ lines, bill_in, bill_out, fee_fen, underway, ran_at }: BillRun) =>
    [
      t('reconciliation.sums', {
        count: lines,
        in: formatYuan(bill_in, i18n.language),
        out: formatYuan(bill_out, i18n.language),
        fee: formatYuan(fee_fen, i18n.language),
      }),
      ...(underway > 0 ? [t('reconciliation.underway', { count: underway })] : []),
      fullTime(new Date(ran_at), i18n.language),
    ].join(' · ');
  return (
    <Section title={t('reconciliation.runs')}>
      {runs.length === 0 ? (
        <p>{t('reconciliation.noRuns')}</p>
      ) : (
        <Facts
          facts={runs.slice(0, MAX_SHOWN).map((run) => ({
            label: t('reconciliation.run', { method: t(`refunds.methods.${run.method}`), day: run.day }),
            value: <Tag tone={tones[run.state]}>{t(`reconciliation.states.${run.state}`, { count: run.open })}</Tag>,
            note: wordsOf(run),
          }))}
        />
      )}
    </Section>
  );
}
