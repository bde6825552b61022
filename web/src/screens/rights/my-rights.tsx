import type { Right } from '@qinghe/contract/rights/right.ts';
import { listUsableJobs } from '@qinghe/contract/rights/usable-jobs.ts';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useMay } from '../../domains/account/may.ts';
import { useGrants, useMembership, useRights } from '../../domains/rights/api/grants.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { HoldKeys } from '../../ui/key/hold-keys.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { AssignDialog } from './my-rights/assign-dialog.tsx';
import { Gifts } from './my-rights/gift-strip.tsx';
import { GrantStory } from './my-rights/grant-story.tsx';
import { RightStats, records } from './my-rights/right-stats.tsx';
import { useGrantTable } from './my-rights/use-grant-table.tsx';

const UseDialog = onDemand(() => import('../../domains/rights/components/use-dialog.tsx'));

/** What somebody can use: what is left, until when, where it came from, and what was done with it. */
export default function MyRights() {
  const { t } = useTranslation('rights');
  const rights = useRights().data;
  const grants = useGrants();
  const level = useMembership().data;
  const me = useUserInfo().data;
  const may = useMay();
  const { dialog, open } = useDialog();
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const navigate = useNavigate();
  const grant = search.get('grant');
  const shown = grants.data?.items.find(({ uuid }) => uuid === grant);
  const [assignable] = rights?.rights.filter(({ left, assigned }) => left + assigned > 0) ?? [];
  const use = (right: Right) =>
    right === 'invitation'
      ? navigate('/talent')
      : open((close) => (
          <Suspense fallback={<HoldKeys />}>
            <UseDialog right={right} onClose={close} />
          </Suspense>
        ));
  const onUse = may(listUsableJobs) ? use : undefined;
  return (
    <Drawer
      open={grant !== null}
      title={shown ? t(`right.${shown.right}`) : t('story.title')}
      content={grant && <GrantStory uuid={grant} />}
      onClose={() => change({ grant: '' })}
    >
      <ListScreen
        lead={[t('mine.lead'), level ? t('mine.basic', level) : ''].join(' ')}
        actions={
          <>
            {me?.type === 'master' && assignable && (
              <Button onClick={() => open((close) => <AssignDialog right={assignable.right} onClose={close} />)}>
                {t('assign.open')}
              </Button>
            )}
            <ButtonLink to={records.refresh}>{t('mine.record')}</ButtonLink>
            <ButtonLink to="/recruitment-props/my-bill">{t('mine.bill')}</ButtonLink>
            <ButtonLink variant="primary" to="/recruitment-props/mall-of-rights">
              {t('mine.mall')}
            </ButtonLink>
          </>
        }
        above={
          <>
            <Gifts />
            {rights && <RightStats {...rights} />}
          </>
        }
        query={grants}
        below={dialog}
        empty={{ title: t('mine.empty'), hint: t('mine.emptyHint') }}
        table={useGrantTable({ onOpen: (uuid) => change({ grant: uuid }), onUse }, me?.useruuid)}
      />
    </Drawer>
  );
}
