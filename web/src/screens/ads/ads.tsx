import type { Ad } from '@qinghe/contract/ads/ads.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useAds, useCancelAd } from '../../domains/ads/api/ads.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AdDialog } from './ad-dialog.tsx';

const tones = { reviewing: 'amber', approved: 'green', refused: 'red', cancelled: 'neutral' } as const;

/** Ads of the company: where and when they stand, what became of them, and what they brought. */
export default function Ads() {
  const { t, i18n } = useTranslation('ads');
  const { dialog, open } = useDialog();
  const isMaster = useUserInfo().data?.type === 'master';
  const cancel = useCancelAd(() => toast.success(t('list.cancelled')));
  const on = (date: string) => day(new Date(`${date}T00:00:00+08:00`), i18n.language);
  const ask = ({ uuid, version, title, coins }: Ad) =>
    open((close) => (
      <ConfirmDialog
        open
        title={t('list.cancelTitle', { title })}
        confirm={t('list.cancel')}
        onConfirm={() => {
          close();
          void cancel.run({ uuid, version });
        }}
        onCancel={close}
      >
        <p>{t('list.cancelHint', { count: coins })}</p>
      </ConfirmDialog>
    ));
  return (
    <ListScreen
      lead={t('list.lead')}
      actions={<ButtonLink to="/recruitment-props/my-bill">{t('list.bill')}</ButtonLink>}
      {...(isMaster && { add: { label: t('pay.open'), run: () => open((close) => <AdDialog onClose={close} />) } })}
      query={useAds()}
      empty={{ title: t('list.empty'), hint: t(isMaster ? 'list.emptyHint' : 'list.ownerPays') }}
      table={{
        label: t('list.label'),
        nameOf: ({ title }) => title,
        actionsOf: (ad) => (ad.cancellable ? [{ label: t('list.cancel'), run: () => ask(ad) }] : []),
        columns: [
          {
            key: 'ad',
            title: t('list.ad'),
            cell: ({ title, words }) => (
              <>
                {title} <Hint>{words}</Hint>
              </>
            ),
            phone: 'title',
          },
          {
            key: 'place',
            title: t('place.label'),
            cell: ({ place }) => t(`place.${place}`),
            phone: 'second',
            whole: true,
          },
          {
            key: 'days',
            title: t('list.days'),
            cell: ({ from, to }) => t('list.range', { from: on(from), to: on(to) }),
            phone: 'second',
            whole: true,
          },
          {
            key: 'state',
            title: t('list.state'),
            cell: ({ state, reason }) => (
              <>
                <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>{' '}
                {reason && <Hint>{reason === 'late' ? t('list.late') : reason}</Hint>}
              </>
            ),
            phone: 'second',
          },
          { key: 'views', title: t('list.views'), cell: ({ views }) => <NumberText value={views} />, align: 'end' },
          { key: 'clicks', title: t('list.clicks'), cell: ({ clicks }) => <NumberText value={clicks} />, align: 'end' },
          {
            key: 'coins',
            title: t('list.coins'),
            cell: ({ coins }) => <NumberText value={coins} />,
            align: 'end',
            phone: 'aside',
          },
        ],
      }}
      below={dialog}
    />
  );
}
