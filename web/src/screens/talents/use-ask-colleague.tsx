import { MAX_LINKED, makeLink } from '@qinghe/contract/candidates/links.ts';
import { Suspense } from 'react';
import { useMay } from '../../domains/account/may.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { withTexts } from '../../lib/i18n/with-texts.ts';
import type { OpenDialog } from '../../ui/dialog/use-dialog.ts';
import { HoldKeys } from '../../ui/key/hold-keys.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { toast } from '../../ui/toast/toast.ts';

const LinkDialog = onDemand(
  withTexts(['candidates', 'ui'], () => import('../../domains/candidates/components/link-dialog.tsx')),
);

/** Asks a colleague who has no account about talents, by a link; H means those who are selected, else the current one. */
export function useAskColleague(
  open: OpenDialog,
  { chosen, current }: { chosen: readonly string[]; current: string | undefined },
): (uuids: readonly string[]) => void {
  const { t } = useTranslation('talents');
  const may = useMay()(makeLink);
  const ask = (uuids: readonly string[]) => {
    if (uuids.length > MAX_LINKED) toast.error(t('ask.tooMany', { most: MAX_LINKED }));
    else
      open((close) => (
        <Suspense fallback={<HoldKeys />}>
          <LinkDialog about="talents" uuids={uuids} onClose={close} />
        </Suspense>
      ));
  };
  const meant = chosen.length > 0 || current === undefined ? chosen : [current];
  useKey('h', () => ask(meant), { enabled: may && meant.length > 0, label: t('ask.action') });
  return ask;
}
