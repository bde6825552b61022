import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCompanyCase } from '../../../domains/company/api/cases.ts';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import type { CaseDraft } from './case-drafts.ts';
import { CaseFields } from './case-fields.tsx';
import { CaseHistory } from './case-history.tsx';
import styles from './companies.module.css';
import { Decide } from './decide.tsx';
import { LicenceSheet } from './licence-sheet.tsx';

interface CaseViewProps {
  uuid: string;
  /** `1 / 14` */
  position: string;
  draft: CaseDraft;
  onDraft: (part: Partial<CaseDraft>) => void;
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
  draft,
  onDraft,
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
            {t('companies.numbers', { jobs: detail.online_jobs, members: detail.members })}{' '}
            <Link to={`/ops/company?id=${detail.uuid}`}>{t('companies.toCompany')}</Link>
          </p>
        </header>
        <CaseFields detail={detail} reasons={draft.reasons} onReasons={(reasons) => onDraft({ reasons })} />
        <Decide detail={detail} draft={draft} onNote={(note) => onDraft({ note })} onDecided={onDecided} />
      </article>
    </>
  );
}
