import { createBrochure } from '@qinghe/contract/jobs/brochures.ts';
import { useMay } from '../../domains/account/may.ts';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { brochureAddresses, jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { HeadActions } from '../../ui/page/head-actions.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './brochure/brochure.module.css';
import { BrochureCard } from './brochure/brochure-card.tsx';

/** Every brochure as a card, which opens its jobs. */
export default function SummaryOfBrochures() {
  const { t } = useTranslation('jobs');
  const may = useMay();
  const create = may(createBrochure) ? { label: t('brochure.create'), to: brochureAddresses.create } : undefined;
  return (
    <Page
      actions={
        <HeadActions primary={create} others={[{ label: t('brochure.toJobs'), to: jobAddresses.campus.list }]} />
      }
    >
      <QueryList
        query={useBrochures()}
        empty={{
          title: t('brochure.none'),
          hint: t('brochure.noneHint'),
          action: create && <ButtonLink to={create.to}>{create.label}</ButtonLink>,
        }}
      >
        {(brochures) => (
          <ul className={styles.cards} aria-label={t('brochure.label')}>
            {brochures.map((brochure) => (
              <li key={brochure.uuid}>
                <BrochureCard brochure={brochure} />
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Page>
  );
}
