import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { Suspense, useState } from 'react';
import { useUnblock } from '../../../../domains/resumes/api/block.ts';
import { useBlockWords } from '../../../../domains/resumes/block-words.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { day } from '../../../../lib/time/relative-time.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import styles from '../record/record.module.css';
import { sayName } from '../words.ts';

const BlockDialog = onDemand(() => import('./block-dialog.tsx'));

/** That a colleague has marked the person, why and until when; with the way to take the mark off. */
export function BlockMark({ detail }: { detail: ApplicationDetail }) {
  const { t, i18n } = useTranslation('resumes');
  const unblock = useUnblock();
  const words = useBlockWords();
  const { uuid, block, abilities } = detail;
  if (!block) return null;
  const { by_name, until, can_unblock } = block;
  const { decide } = abilities;
  return (
    <div className={`${styles.moved} ${styles.block}`}>
      <p role="status">
        {t('block.mark', {
          why: words(block),
          name: by_name,
          day: day(new Date(until), i18n.language, true),
        })}
      </p>
      {can_unblock && decide && (
        <Button
          busy={unblock.busy}
          aria-label={t('block.removeOf', { name: sayName(t, detail) })}
          onClick={() => void unblock.run({ uuid })}
        >
          {t('block.remove')}
        </Button>
      )}
    </div>
  );
}

/** At the end of the record, where nobody presses it by mistake. */
export function BlockButton({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const [open, setOpen] = useState(false);
  if (detail.blocked) return null;
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('block.open')}
      </Button>
      {open && (
        <Suspense fallback={<HoldKeys />}>
          <BlockDialog uuid={detail.uuid} name={sayName(t, detail)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
