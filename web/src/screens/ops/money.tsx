import type { MoneyOfDay } from '@qinghe/contract/ops/money.ts';
import { Link, useSearchParams } from 'react-router';
import { useMoney } from '../../domains/ops/api/money.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fullTime } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card, Section } from '../../ui/section/section.tsx';
import { type Stat, StatStrip } from '../../ui/stat-strip/stat-strip.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import styles from './money/money.module.css';

/** A day's money: what came and went, what waits for people, what is nobody's, and which ledgers do not agree. */
export default function OpsMoney() {
  const { t } = useTranslation('ops');
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? '';
  const money = useMoney(day);
  return (
    <Page
      lead={t('money.lead')}
      actions={
        <>
          <ButtonLink to="/ops/orders">{t('money.orders')}</ButtonLink>
          <ButtonLink to="/ops/suspense">{t('money.openSuspense')}</ButtonLink>
        </>
      }
    >
      <div className={styles.day}>
        <DateField
          label={t('money.day')}
          name="day"
          value={day || (money.data?.day ?? '')}
          onChange={(chosen) => setSearch(chosen ? { day: chosen } : {}, { replace: true })}
        />
      </div>
      {money.data ? (
        <Day money={money.data} />
      ) : (
        <Card>
          <QueryState query={money} title={t('money.failed')} rows={6} />
        </Card>
      )}
    </Page>
  );
}

/** Second payments go back by themselves; their list says what became of each. */
const DOORS = {
  transfers: '/ops/transfers',
  refunds: '/ops/refunds',
  returns: '/ops/suspense?which=double',
  invoices: '/ops/invoices',
  red_letters: '/ops/red-letters',
  bills: '/ops/reconciliation',
} as const satisfies Record<keyof MoneyOfDay['waiting'], string>;
const queues = Object.keys(DOORS) as (keyof typeof DOORS)[];

function Day({ money }: { money: MoneyOfDay }) {
  const { t, i18n } = useTranslation('ops');
  const waits = queues.map((queue): Stat => {
    const { count, oldest } = money.waiting[queue];
    return {
      label: t(`money.waiting.${queue}`),
      figure: count,
      to: DOORS[queue],
      note: oldest ? <RelativeTime at={oldest} /> : t('money.none'),
    };
  });
  return (
    <>
      <StatStrip label={t('money.waits')} stats={waits} />
      <div className={styles.ways}>
        <Ways title={t('money.in')} ways={money.in} />
        <Ways title={t('money.out')} ways={money.out} />
      </div>
      <Section title={t('money.suspense')} aside={<Money fen={money.suspense_fen} />}>
        {money.suspense.length === 0 ? (
          <p>{t('money.noSuspense')}</p>
        ) : (
          <Facts
            layout="ends"
            facts={money.suspense.map(({ company, fen }) => ({
              label: company,
              value: <Money fen={fen} />,
              note: <Link to={`/ops/orders?q=${encodeURIComponent(company)}`}>{t('money.itsOrders')}</Link>,
            }))}
          />
        )}
      </Section>
      <Section
        title={t('money.ledgers')}
        aside={money.checked_at && t('money.checked', { time: fullTime(new Date(money.checked_at), i18n.language) })}
      >
        {money.differences.length === 0 ? (
          <p>{t(money.checked_at ? 'money.agree' : 'money.unchecked')}</p>
        ) : (
          <Facts
            facts={money.differences.map(({ company, company_uuid, what }) => ({
              label: company,
              value: what.map((one) => t(`money.difference.${one}` as 'money.difference.wallet')).join(t('money.and')),
              note: <Link to={`/ops/company?id=${company_uuid}`}>{t('money.company')}</Link>,
            }))}
          />
        )}
      </Section>
    </>
  );
}

/** Payments of one direction by way, and all of them. */
function Ways({ title, ways }: { title: string; ways: MoneyOfDay['in'] }) {
  const { t } = useTranslation('ops');
  const all = ways.reduce((sum, { fen }) => sum + fen, 0);
  return (
    <Section title={title} aside={<Money fen={all} />}>
      {ways.length === 0 ? (
        <p>{t('money.nothing')}</p>
      ) : (
        <Facts
          layout="ends"
          facts={ways.map(({ method, count, fen }) => ({
            label: t('money.way', { method: t(`refunds.methods.${method}`), count }),
            value: <Money fen={fen} />,
          }))}
        />
      )}
    </Section>
  );
}
