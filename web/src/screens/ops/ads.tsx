import type { WaitingAd } from '@qinghe/contract/ads/review.ts';
import { useApproveAd, useWaitingAds } from '../../domains/ads/api/review.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { RefuseAdDialog } from './ads/refuse-ad-dialog.tsx';

/** Ads that companies have paid for: nobody sees one before an operator has. */
export default function Ads() {
  const { t } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const approve = useApproveAd(() => toast.success(t('ads.approved')));
  return (
    <ListScreen
      lead={t('ads.lead')}
      query={useWaitingAds()}
      empty={{ title: t('ads.empty'), hint: t('ads.emptyHint') }}
      table={{
        label: t('ads.label'),
        nameOf: ({ title }) => title,
        pendingOf: ({ uuid }) => (approve.pending?.uuid === uuid ? t('ads.approving') : undefined),
        actionsOf: (ad: WaitingAd) => [
          {
            label: t('ads.approve'),
            run: () => void approve.run({ uuid: ad.uuid, version: ad.version, decision: 'approve' }),
          },
          {
            label: t('ads.refuse'),
            danger: true,
            run: () => open((close) => <RefuseAdDialog ad={ad} onClose={close} />),
          },
        ],
        columns: [
          {
            key: 'ad',
            title: t('ads.ad'),
            cell: ({ title, words }) => (
              <>
                {title} <Hint>{words}</Hint>
              </>
            ),
            phone: 'title',
          },
          {
            key: 'place',
            title: t('ads.place'),
            cell: ({ place }) => t(`ads.places.${place}`),
            phone: 'second',
            whole: true,
          },
          { key: 'company', title: t('ads.company'), cell: ({ company }) => company, phone: 'second' },
          {
            key: 'job',
            title: t('ads.to'),
            cell: ({ job }) => job?.title ?? t('ads.companyPage'),
            phone: 'second',
          },
          { key: 'from', title: t('ads.from'), cell: ({ from }) => from, phone: 'second', whole: true },
          {
            key: 'at',
            title: t('ads.at'),
            cell: ({ created_at }) => <RelativeTime at={created_at} />,
            phone: 'aside',
            whole: true,
          },
        ],
      }}
      below={dialog}
    />
  );
}
