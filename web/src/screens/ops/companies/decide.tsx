import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import type { NoticeChannel } from '@qinghe/contract/company/review.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { companyNotice, outcomeOf } from '@qinghe/contract/texts/decisions.ts';
import { useTranslation } from 'react-i18next';
import { useDecideCompanyCase } from '../../../domains/company/api/cases.ts';
import { ActionButton } from '../../../ui/button/action-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NoticePreview } from '../notice-preview.tsx';
import caseStyles from './case.module.css';
import type { CaseDraft } from './case-drafts.ts';
import styles from './companies.module.css';
import { listOf } from './reasons.ts';

type Decision = CompanyCaseDetail['decisions'][number];

const keys = { pass: 'a', pass_for_now: 'l', refuse: 'r' } as const satisfies Record<Decision, string>;

interface DecideProps {
  detail: CompanyCaseDetail;
  draft: CaseDraft;
  onNote: (note: string) => void;
  onDecided: () => void;
}

/** The filled button follows what was found: refuse once a reason stands, else pass. */
export function Decide({ detail, draft: { reasons, note }, onNote, onDecided }: DecideProps) {
  const { t } = useTranslation('ops');
  const { uuid, version, decisions, master, submitted, refused_by } = detail;
  const decide = useDecideCompanyCase({
    onDone: (_output, { decision }) => {
      toast.success(t(`companies.done.${decision}`, { name: detail.name }));
      onDecided();
    },
  });
  const given = listOf(reasons);
  const isRefusal = given.length > 0;
  const noticesFor = (channel: NoticeChannel) =>
    decisions
      .filter((decision) => (decision === 'refuse') === isRefusal)
      .map((decision) => {
        const outcome = outcomeOf(decision, detail.check_status);
        const name = outcome === 'keep' ? detail.name : submitted.licence.name;
        return { decision: t(`companies.${decision}`), ...companyNotice({ name, outcome, reasons: given }, channel) };
      });
  return (
    <footer className={caseStyles.decide}>
      <TextField
        label={t('companies.note')}
        hint={t('companies.noteHint')}
        maxLength={limits.note}
        value={note}
        onChange={onNote}
      />
      <div className={caseStyles.buttons}>
        {decisions.map((decision) => {
          const refuses = decision === 'refuse';
          const filled = refuses ? isRefusal : !isRefusal && decision === 'pass';
          return (
            <ActionButton
              key={decision}
              shortcut={keys[decision]}
              variant={filled ? (refuses ? 'danger-filled' : 'primary') : 'default'}
              disabled={refuses !== isRefusal}
              busy={decide.pending?.decision === decision}
              onClick={() => void decide.run({ uuid, version, decision, reasons: given, note })}
            >
              {refuses && isRefusal ? t('companies.refuse_count', { count: given.length }) : t(`companies.${decision}`)}
            </ActionButton>
          );
        })}
        {decisions.length === 0 && (
          <p className={styles.second}>{t(refused_by?.is_you ? 'companies.needsOther' : 'companies.decided')}</p>
        )}
      </div>
      {master && decisions.length > 0 && (
        <NoticePreview name={master.name} channel={master.told_by} noticesFor={noticesFor} />
      )}
    </footer>
  );
}
