import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';

const TemplatesDialog = onDemand(() => import('./templates-dialog.tsx'));

/** Leads to the texts that jobs begin with. */
export function TemplatesButton({ kind }: { kind: JobKind }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'template' });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      <Suspense fallback={<HoldKeys />}>
        {isOpen && <TemplatesDialog kind={kind} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
