import type { TopBooking, TopKind } from '@qinghe/contract/rights/top.ts';
import { cancelBooking } from '@qinghe/contract/rights/top.ts';
import { useMay } from '../../../domains/account/may.ts';
import { useCancelBooking, useTops } from '../../../domains/rights/api/top.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** Days on which jobs stand first: what they took, who applied, and what can be given back. */
export function TopRecord({ kind }: { kind: TopKind }) {
  const { t, i18n } = useTranslation('rights');
  const { dialog, open } = useDialog();
  const may = useMay();
  const ask = (booking: TopBooking) => open((close) => <CancelDialog booking={booking} onClose={close} />);
  return (
    <ListScreen
      lead={t('top.recordLead')}
      query={useTops(kind)}
      empty={{
        title: t('top.none'),
        hint: t('top.noneHint'),
        action: <ButtonLink to="/job-management/internship">{t('refresh.toJobs')}</ButtonLink>,
      }}
      below={dialog}
      table={{
        label: t(`right.${kind}`),
        nameOf: ({ job }) => job.title,
        columns: [
          { key: 'job', title: t('refresh.job'), cell: ({ job }) => job.title, phone: 'title' },
          {
            key: 'list',
            title: t('top.list'),
            cell: ({ city_name, category_name }) => [city_name, category_name].filter(Boolean).join(' · '),
            phone: 'second',
          },
          {
            key: 'days',
            title: t('top.days'),
            cell: ({ from, to }) => t('top.range', { from: dayOf(from, i18n.language), to: dayOf(to, i18n.language) }),
            phone: 'second',
          },
          { key: 'state', title: t('top.state'), cell: (row) => <State row={row} />, phone: 'aside' },
          {
            key: 'cost',
            title: t('refresh.cost'),
            cell: ({ units, coins }) =>
              [units > 0 && t('top.costUnits', { count: units }), coins > 0 && t('refresh.costCoins', { count: coins })]
                .filter(Boolean)
                .join(' + '),
            phone: 'line',
            labelled: true,
          },
          {
            key: 'applications',
            title: t('top.applications'),
            cell: ({ shown, applications, applications_before }) =>
              shown === 0
                ? t('top.notYet')
                : t('top.against', { count: applications, shown, before: applications_before }),
            phone: 'line',
            labelled: true,
          },
          {
            key: 'cancel',
            title: t('top.back'),
            cell: (row) =>
              row.cancellable > 0 && may(cancelBooking) ? (
                <Button onClick={() => ask(row)}>{t('top.cancel')}</Button>
              ) : null,
            phone: 'line',
          },
        ],
      }}
    />
  );
}

const dayOf = (date: string, locale: string): string => day(new Date(`${date}T00:00:00+08:00`), locale);

function State({ row: { state, freed } }: { row: TopBooking }) {
  const { t } = useTranslation('rights');
  return (
    <>
      {t(`top.states.${state}`)}
      {freed > 0 && state !== 'cancelled' && <Hint as="p">{t('top.freed', { count: freed })}</Hint>}
    </>
  );
}

function CancelDialog({ booking, onClose }: { booking: TopBooking; onClose: () => void }) {
  const { t } = useTranslation('rights');
  const { run, busy } = useCancelBooking();
  const confirm = async () => {
    const done = await run({ uuid: booking.uuid });
    if (done) toast.success(t('top.cancelled', { count: done.days }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('top.cancelTitle', { title: booking.job.title })}
      confirm={t('top.cancelConfirm', { count: booking.cancellable })}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('top.cancelHint')}
    </ConfirmDialog>
  );
}
