import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import { useTranslation } from 'react-i18next';
import { useCompanyCase } from '../../../domains/company/api/cases.ts';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import { CaseFields } from './case-fields.tsx';
import { CaseHistory } from './case-history.tsx';
import styles from './companies.module.css';
import { Decide } from './decide.tsx';
import { LicenceSheet } from './licence-sheet.tsx';
import type { Reasons } from './reasons.ts';

interface CaseViewProps {
  uuid: string;
  /** `1 / 14` */
  position: string;
  reasons: Reasons;
  onReasons: (reasons: Reasons) => void;
  onDecided: () => void;
}

/** One company: the picture on the left, field by field on the right, the decision at the foot. */
export function CaseView({ uuid, ...rest }: CaseViewProps) {
  const { t } = useTranslation('ops');
  const { data, error, refetch } = useCompanyCase(uuid);
  if (!data && error) return <ErrorState title={t('companies.failed')} onRetry={() => void refetch()} />;
  return data ? <Case detail={data} {...rest} /> : <SkeletonRows />;
}

function Case({
  detail,
  position,
  reasons,
  onReasons,
  onDecided,
}: Omit<CaseViewProps, 'uuid'> & { detail: CompanyCaseDetail }) {
  const { t } = useTranslation(['ops', 'company']);
  const { master } = detail;
  return (
    <>
      <div className={styles.picturePane}>
        <LicenceSheet url={detail.licence_url} />
        <CaseHistory history={detail.history} />
      </div>
      <article className={styles.case} aria-label={detail.name}>
        <header className={styles.head}>
          <h2>{detail.name}</h2>
          <span className={styles.status}>{t(`company:review.status.${detail.check_status}`)}</span>
          <span className={styles.position}>{position}</span>
          <p className={styles.second}>
            {master && t('companies.by', { name: master.name, phone: master.phone })}
            {t('companies.numbers', { jobs: detail.online_jobs, members: detail.members })}
          </p>
        </header>
        <CaseFields detail={detail} reasons={reasons} onReasons={onReasons} />
        <Decide detail={detail} reasons={reasons} onDecided={onDecided} />
      </article>
    </>
  );
}
