import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import type { NoticeChannel } from '@qinghe/contract/company/review.ts';
import { companyNotice, outcomeOf } from '@qinghe/contract/texts/decisions.ts';
import { useDecideCompanyCase } from '../../../domains/company/api/cases.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ActionButton } from '../../../ui/button/action-button.tsx';
import type { Decided } from '../casework/use-take-back.ts';
import { whyNone } from '../casework/why-none.ts';
import { NoticePreview } from '../notice-preview.tsx';
import caseStyles from './case.module.css';
import styles from './companies.module.css';
import { listOf, type Reasons } from './reasons.ts';

type Decision = CompanyCaseDetail['decisions'][number];

const keys = { pass: 'a', pass_for_now: 'l', refuse: 'r' } as const satisfies Record<Decision, string>;

interface DecideProps {
  detail: CompanyCaseDetail;
  reasons: Reasons;
  onDecided: Decided;
  onShelve: () => void;
}

/** The filled button follows what was found: refuse once a reason stands, else pass. */
export function Decide({ detail, reasons, onDecided, onShelve }: DecideProps) {
  const { t } = useTranslation('ops');
  const { uuid, version, decisions, master, submitted } = detail;
  const decide = useDecideCompanyCase({
    onDone: (held, { decision }) => onDecided(held, t(`companies.done.${decision}`, { name: detail.name })),
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
      {master && decisions.length > 0 ? (
        <NoticePreview name={master.name || master.phone} channel={master.told_by} noticesFor={noticesFor} />
      ) : (
        <span />
      )}
      <div className={caseStyles.buttons}>
        {decisions.length > 0 && (
          <ActionButton variant="quiet" shortcut="p" onClick={onShelve}>
            {t('casework.shelve')}
          </ActionButton>
        )}
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
              onClick={() => void decide.run({ uuid, version, decision, reasons: given })}
            >
              {refuses && isRefusal ? t('companies.refuse_count', { count: given.length }) : t(`companies.${decision}`)}
            </ActionButton>
          );
        })}
        {decisions.length === 0 && <p className={styles.second}>{t(`casework.none.${whyNone(detail)}`)}</p>}
      </div>
    </footer>
  );
}
