import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';

const TagDialog = onDemand(() => import('./tag-dialog.tsx'));

/** Puts a tag on people: one that is there, or a new one. */
export function TagPicker({ uuids, compact = false }: { uuids: string[]; compact?: boolean }) {
  const { t } = useTranslation('resumes');
  const [open, setOpen] = useState(false);
  useKey('t', () => setOpen(true), { first: !compact, label: t('tags.add') });
  return (
    <>
      <Button
        variant={compact ? 'quiet' : 'default'}
        icon={<IconTag size={16} aria-hidden="true" />}
        aria-keyshortcuts="t"
        onClick={() => setOpen(true)}
      >
        {t('tags.add')}
      </Button>
      {open && (
        <Suspense fallback={<HoldKeys />}>
          <TagDialog uuids={uuids} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
