import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideCompanyCase } from '../../../domains/company/api/cases.ts';
import { ActionButton } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './companies.module.css';
import { listOf, type Reasons } from './reasons.ts';

type Decision = CompanyCaseDetail['decisions'][number];

const keys = { pass: 'a', pass_for_now: 'l', refuse: 'r' } as const satisfies Record<Decision, string>;

interface DecideProps {
  detail: CompanyCaseDetail;
  reasons: Reasons;
  onDecided: () => void;
}

/** The filled button follows what was found: refuse once a reason stands, else pass. */
export function Decide({ detail, reasons, onDecided }: DecideProps) {
  const { t } = useTranslation('ops');
  const [note, setNote] = useState('');
  const { uuid, version, decisions } = detail;
  const decide = useDecideCompanyCase({
    onDone: (_output, { decision }) => {
      toast.success(t(`companies.done.${decision}`, { name: detail.name }));
      onDecided();
    },
  });
  const given = listOf(reasons);
  const isRefusal = given.length > 0;
  return (
    <footer className={styles.decide}>
      <TextField
        label={t('companies.note')}
        hint={t('companies.noteHint')}
        maxLength={limits.note}
        value={note}
        onChange={setNote}
      />
      <div className={styles.buttons}>
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
        {decisions.length === 0 && <p className={styles.second}>{t('companies.decided')}</p>}
      </div>
    </footer>
  );
}
