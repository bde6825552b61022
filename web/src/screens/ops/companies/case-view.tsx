import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCompanyCase } from '../../../domains/company/api/cases.ts';
import { QueryState } from '../../../ui/state/query-state.tsx';
import caseStyles from './case.module.css';
import type { CaseDraft } from './case-drafts.ts';
import { CaseFields } from './case-fields.tsx';
import { CaseHistory } from './case-history.tsx';
import casePictures from './case-pictures.module.css';
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
  return data ? (
    <Case detail={data} {...rest} />
  ) : (
    <QueryState query={{ error, refetch }} title={t('companies.failed')} />
  );
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
      <div className={casePictures.picturePane}>
        <LicenceSheet url={detail.licence_url} />
        <CaseHistory history={detail.history} />
      </div>
      <article className={caseStyles.case} aria-label={detail.name}>
        <header className={caseStyles.head}>
          <h2>{detail.name}</h2>
          <span className={caseStyles.status}>{t(`company:review.status.${detail.check_status}`)}</span>
          <span className={caseStyles.position}>{position}</span>
          <p className={styles.second}>
            {master && t('companies.by', { name: master.name, phone: master.phone })}
            {t('companies.numbers', { jobs: detail.online_jobs, members: detail.members })}{' '}
            <Link to={`/ops/company?id=${detail.uuid}`}>{t('companies.toCompany')}</Link>
          </p>
        </header>
        <CaseFields
          detail={detail}
          reasons={draft.reasons}
          onReasons={detail.decisions.includes('refuse') ? (reasons) => onDraft({ reasons }) : undefined}
        />
        <Decide detail={detail} draft={draft} onNote={(note) => onDraft({ note })} onDecided={onDecided} />
      </article>
    </>
  );
}
