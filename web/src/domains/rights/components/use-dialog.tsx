import type { Right } from '@qinghe/contract/rights/right.ts';
import type { UsableJob } from '@qinghe/contract/rights/usable-jobs.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../lib/i18n/with-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FilterSearch } from '../../../ui/filter-bar/filter-search.tsx';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { usePutOnline, useUsableJobs } from '../api/places.ts';
import PlaceDialog from './place-dialog.tsx';
import RefreshDialog from './refresh-dialog.tsx';
import TopDialog from './top-dialog.tsx';
import styles from './use-dialog.module.css';

const RadarDialog = onDemand(
  withTexts(['talents', 'rights', 'uses'], () => import('../../talents/components/radar-dialog.tsx')),
);

/** Rights that are used on a job; people are invited from their list. */
export type JobRight = Exclude<Right, 'invitation'>;

interface UseDialogProps {
  right: JobRight;
  onClose: () => void;
}

/** Uses a right: on which job first, then what that takes. */
export default function UseDialog({ right, onClose }: UseDialogProps) {
  const { t } = useTranslation(['rights', 'common']);
  const [words, setWords] = useState('');
  const [job, choose] = useState<UsableJob>();
  const jobs = useUsableJobs(right, words);
  if (job) return <Use right={right} job={job} onClose={onClose} />;
  const empty = words
    ? { title: t('use.notFound'), hint: t('use.notFoundHint') }
    : { title: t('use.empty'), hint: t('use.emptyHint') };
  return (
    <Dialog
      open
      title={t('use.title', { right: t(`right.${right}`) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:cancel')}</Button>}
    >
      <FilterSearch label={t('use.search')} value={words} onChange={setWords} />
      <QueryList query={jobs} empty={empty}>
        {(found) => (
          <ul className={styles.jobs}>
            {found.map((one) => (
              <li key={one.uuid}>
                <span className={styles.words}>
                  {one.title || t('use.untitled')}
                  {one.why && <Hint as="div">{t(`use.why.${one.why}`)}</Hint>}
                </span>
                {one.why === null && (
                  <Button aria-label={t('use.chooseOne', { title: one.title })} onClick={() => choose(one)}>
                    {t('use.choose')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Dialog>
  );
}

function Use({ right, job, onClose }: { right: JobRight; job: UsableJob; onClose: () => void }) {
  const putOnline = usePutOnline();
  const { uuid, version } = job;
  if (right === 'refresh') return <RefreshDialog uuids={[uuid]} onClose={onClose} />;
  if (right === 'top_search' || right === 'top_home') return <TopDialog uuid={uuid} onClose={onClose} />;
  if (right === 'radar')
    return (
      <Suspense fallback={<HoldKeys />}>
        <RadarDialog job={uuid} onClose={onClose} />
      </Suspense>
    );
  return (
    <PlaceDialog
      job={job}
      to="online"
      wanted={right}
      publish={() => putOnline({ uuid, version, online: true })}
      onClose={onClose}
    />
  );
}
