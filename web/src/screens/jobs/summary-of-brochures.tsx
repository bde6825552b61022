import { useTranslation } from 'react-i18next';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { brochureAddresses, jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './brochure/brochure.module.css';
import { BrochureCard } from './brochure/brochure-card.tsx';

/** Every brochure as a card, which opens its jobs. */
export default function SummaryOfBrochures() {
  const { t } = useTranslation('jobs');
  const create = (variant?: 'primary') => (
    <ButtonLink variant={variant} to={brochureAddresses.create}>
      {t('brochure.create')}
    </ButtonLink>
  );
  return (
    <Page
      actions={
        <>
          <ButtonLink to={jobAddresses.campus.list}>{t('brochure.toJobs')}</ButtonLink>
          {create('primary')}
        </>
      }
    >
      <QueryList
        query={useBrochures()}
        empty={{ title: t('brochure.none'), hint: t('brochure.noneHint'), action: create() }}
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
