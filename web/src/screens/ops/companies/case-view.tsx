import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import { Link } from 'react-router';
import { useCompanyCase, useNoteRegister, useShowCompanyNotes } from '../../../domains/company/api/cases.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { NoteField } from '../casework/case-notes.tsx';
import { StandingNote } from '../casework/standing-note.tsx';
import type { Decided } from '../casework/use-take-back.ts';
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
  onDecided: Decided;
  onShelve: (name: string) => void;
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
  onShelve,
}: Omit<CaseViewProps, 'uuid'> & { detail: CompanyCaseDetail }) {
  const { t } = useTranslation(['ops', 'company']);
  const { uuid, master, marks } = detail;
  const noteRegister = useNoteRegister(uuid);
  const showNotes = useShowCompanyNotes(uuid);
  return (
    <>
      <div className={casePictures.picturePane}>
        <LicenceSheet url={detail.licence_url} beforeUrl={detail.licence_before_url} />
        <CaseHistory history={detail.history} notes={detail.notes}>
          <NoteField of={{ queue: 'companies', uuid }} onNoted={showNotes} />
        </CaseHistory>
      </div>
      <article className={caseStyles.case} aria-label={detail.name}>
        <header className={caseStyles.head}>
          <h2>{detail.name}</h2>
          <span className={caseStyles.status}>{t(`company:review.status.${detail.check_status}`)}</span>
          <span className={caseStyles.position}>{position}</span>
          <p className={styles.second}>
            {master && t('companies.by', { name: master.name, phone: master.phone })}
            {t('companies.numbers', { jobs: detail.online_jobs, members: detail.members })}{' '}
            <Link to={`/ops/company?id=${uuid}`}>{t('companies.toCompany')}</Link>
          </p>
          <StandingNote held={detail.held} />
        </header>
        <CaseFields
          detail={detail}
          register={{ marks, onMark: (field, mark, words) => void noteRegister.run({ uuid, field, mark, words }) }}
          reasons={draft.reasons}
          onReasons={detail.decisions.includes('refuse') ? (reasons) => onDraft({ reasons }) : undefined}
        />
        <Decide detail={detail} reasons={draft.reasons} onDecided={onDecided} onShelve={() => onShelve(detail.name)} />
      </article>
    </>
  );
}
