import { listSuspense, type StrayPayment } from '@qinghe/contract/orders/suspense.ts';
import { useDecideStray, useSuspense } from '../../domains/orders/api/suspense.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fullTime } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Money } from '../../ui/money/money.tsx';
import { Section } from '../../ui/section/section.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { Came, Now, Why } from './suspense/stray-cells.tsx';
import { StrayDialog } from './suspense/stray-dialog.tsx';

/** Money that is nobody's yet: how it came, where one operator wants it to go, and what became of double payments. */
export default function Suspense() {
  const { t, i18n } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const filters = useFilters(listSuspense, {
    which: {
      field: 'choice',
      label: t('suspense.which'),
      options: (['double', 'all'] as const).map((value) => ({ value, label: t(`suspense.whiches.${value}`) })),
    },
  });
  const query = useSuspense(filters.input);
  const [first] = query.data?.pages ?? [];
  const decide = useDecideStray((confirmed) => toast.success(t(confirmed ? 'suspense.confirmed' : 'suspense.dropped')));
  const settle = ({ uuid, version }: StrayPayment, confirm: boolean) => void decide.run({ uuid, version, confirm });
  const ask = (stray: StrayPayment, { to, order, bank_number }: NonNullable<StrayPayment['plan']>) =>
    open((close) => (
      <ConfirmDialog
        open
        title={t('suspense.confirmTitle', { plan: t(`suspense.plan.${to}`, { number: order ?? bank_number }) })}
        confirm={t('suspense.confirm')}
        onConfirm={() => {
          close();
          settle(stray, true);
        }}
        onCancel={close}
      >
        <p>{t(`suspense.effect.${to}`, { yuan: stray.fen / 100, company: stray.company })}</p>
      </ConfirmDialog>
    ));
  const actionsOf = (stray: StrayPayment) => {
    const { plan, state } = stray;
    if (state !== 'waiting' && state !== 'stuck') return [];
    if (!plan)
      return [
        { label: t('suspense.propose'), run: () => open((close) => <StrayDialog stray={stray} onClose={close} />) },
      ];
    return [
      ...(plan.own ? [] : [{ label: t('suspense.confirm'), run: () => ask(stray, plan) }]),
      { label: t('suspense.drop'), danger: true, run: () => settle(stray, false) },
    ];
  };
  return (
    <ListScreen
      lead={t('suspense.lead')}
      actions={<ButtonLink to="/ops/money">{t('suspense.money')}</ButtonLink>}
      above={
        first && (
          <>
            <Section title={t('suspense.held')} aside={<Money fen={first.suspense_fen} />}>
              <p>{t('suspense.heldNote')}</p>
            </Section>
            {first.unmatched.length > 0 && (
              <Section title={t('suspense.unmatched')}>
                <Facts
                  facts={first.unmatched.map(({ method, number, at }) => ({
                    ...{ label: t(`refunds.methods.${method}`), value: number },
                    note: fullTime(new Date(at), i18n.language),
                  }))}
                />
              </Section>
            )}
          </>
        )
      }
      filters={filters}
      query={query}
      empty={{ title: t('suspense.empty'), hint: t('suspense.emptyHint') }}
      table={{
        label: t('suspense.label'),
        nameOf: ({ company, order }) => `${company} ${order.number}`,
        actionsOf,
        pendingOf: ({ uuid }) => (decide.pending?.uuid === uuid ? t('suspense.busy') : undefined),
        columns: [
          { key: 'company', title: t('suspense.company'), cell: ({ company }) => company, phone: 'title' },
          { key: 'came', title: t('suspense.came'), cell: (stray) => <Came stray={stray} />, phone: 'second' },
          { key: 'why', title: t('suspense.why'), cell: (stray) => <Why stray={stray} />, phone: 'second' },
          { key: 'state', title: t('suspense.state'), cell: (stray) => <Now stray={stray} />, phone: 'second' },
          {
            key: 'fen',
            title: t('suspense.fen'),
            cell: ({ fen }) => <Money fen={fen} />,
            align: 'end',
            phone: 'aside',
          },
        ],
      }}
      below={dialog}
    />
  );
}
