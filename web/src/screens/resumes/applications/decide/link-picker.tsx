import { MAX_LINKED, makeLink } from '@qinghe/contract/candidates/links.ts';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { Suspense, useState } from 'react';
import { useMay } from '../../../../domains/account/may.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../../lib/i18n/with-texts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

const LinkDialog = onDemand(
  withTexts(['candidates', 'ui'], () => import('../../../../domains/candidates/components/link-dialog.tsx')),
);

/** Asks a colleague who has no account about people, by a link. */
export function LinkPicker({ uuids, compact = false }: { uuids: string[]; compact?: boolean }) {
  const { t } = useTranslation('resumes');
  const [open, setOpen] = useState(false);
  const may = useMay()(makeLink);
  const ask = () => {
    if (uuids.length > MAX_LINKED) toast.error(t('link.tooMany', { most: MAX_LINKED }));
    else setOpen(true);
  };
  useKey('h', ask, { first: !compact, enabled: may, label: t('link.ask') });
  if (!may) return null;
  return (
    <>
      <Button
        variant={compact ? 'quiet' : 'default'}
        icon={<IconLink size={16} aria-hidden="true" />}
        aria-keyshortcuts="h"
        onClick={ask}
      >
        {t('link.ask')}
      </Button>
      {open && (
        <Suspense fallback={<HoldKeys />}>
          <LinkDialog uuids={uuids} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
