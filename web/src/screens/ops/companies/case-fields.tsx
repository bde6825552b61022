import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import type { CompanyPapers, PaperField } from '@qinghe/contract/company/papers.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './case-fields.module.css';
import { codes, type Reasons } from './reasons.ts';

interface CaseFieldsProps {
  detail: Pick<CompanyCaseDetail, 'submitted' | 'in_force' | 'city_name' | 'credit_code_adds_up'>;
  reasons: Reasons;
  /** Left out where nothing can be refused. */
  onReasons?: ((reasons: Reasons) => void) | undefined;
}

/** Field by field: what was handed in beside what is in force, and why it is refused, if it is. */
export function CaseFields({ detail, reasons, onReasons }: CaseFieldsProps) {
  const { t } = useTranslation(['ops', 'company']);
  const submitted = valuesOf(detail.submitted, detail.city_name);
  const before = detail.in_force && valuesOf(detail.in_force, '');
  const refuse = (field: PaperField, reason: Reasons[PaperField]) => {
    const { [field]: _gone, ...others } = reasons;
    onReasons?.(reason ? { ...others, [field]: reason } : others);
  };
  return (
    <div className={styles.fields}>
      {detail.submitted.licence.proof === 'letter' && <Callout tone="amber">{t('companies.byLetter')}</Callout>}
      {(Object.keys(submitted) as PaperField[]).map((field) => {
        const reason = reasons[field];
        const changed = before && before[field] !== submitted[field] && field !== 'city';
        const isOff = field === 'credit_code' && !detail.credit_code_adds_up;
        return (
          <div key={field} className={styles.field} data-refused={reason ? true : undefined}>
            <span className={styles.label}>{t(`company:field.${field}`)}</span>
            <span className={styles.value}>
              {submitted[field] || '—'}
              {isOff && <span className={styles.warning}>{t('companies.codeOff')}</span>}
              {changed && (
                <span className={styles.before}>{t('companies.before', { value: before[field] || '—' })}</span>
              )}
            </span>
            {onReasons && (
              <Button
                variant="quiet"
                aria-pressed={reason !== undefined}
                onClick={() => refuse(field, reason ? undefined : { code: 'mismatch', text: '' })}
              >
                {t(reason ? 'companies.dropReason' : 'companies.giveReason')}
              </Button>
            )}
            {reason && (
              <div className={styles.reason}>
                <fieldset aria-label={t('companies.kind')} className={styles.codes}>
                  {codes.map((code) => (
                    <Button
                      key={code}
                      aria-pressed={reason.code === code}
                      onClick={() => refuse(field, { ...reason, code })}
                    >
                      {t(`company:review.code.${code}`)}
                    </Button>
                  ))}
                </fieldset>
                <TextField
                  label={t('companies.words')}
                  hint={t('companies.wordsHint')}
                  maxLength={limits.reason}
                  value={reason.text}
                  onChange={(text) => refuse(field, { ...reason, text })}
                />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function valuesOf({ licence, credentials }: CompanyPapers, city: string): Partial<Record<PaperField, string | null>> {
  const { licence_uuid: _picture, proof: _letter, ...words } = licence;
  return { ...words, ...credentials, city: city || credentials.city };
}
