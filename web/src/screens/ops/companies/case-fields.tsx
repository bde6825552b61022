import type { CompanyCaseDetail } from '@qinghe/contract/company/cases.ts';
import type { CompanyPapers, PaperField } from '@qinghe/contract/company/papers.ts';
import type { ReviewReason } from '@qinghe/contract/company/review.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { useBaseOptions, useCities } from '../../../domains/dict/api/get-options.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './case-fields.module.css';
import { codes, type Reasons } from './reasons.ts';

interface CaseFieldsProps {
  detail: Pick<
    CompanyCaseDetail,
    'submitted' | 'in_force' | 'refused' | 'history' | 'credit_code_adds_up' | 'same_code'
  >;
  reasons: Reasons;
  /** Left out where nothing can be refused. */
  onReasons?: ((reasons: Reasons) => void) | undefined;
}

/** Field by field: what was handed in beside what is in force, and why it is refused, if it is. */
export function CaseFields({ detail, reasons, onReasons }: CaseFieldsProps) {
  const { t } = useTranslation(['ops', 'company']);
  const valuesOf = useValues();
  const submitted = valuesOf(detail.submitted);
  const earlier = detail.in_force ?? detail.refused;
  const before = earlier && valuesOf(earlier);
  const refusedFor = lastRefusal(detail.history);
  const refuse = (field: PaperField, reason: Reasons[PaperField]) => {
    const { [field]: _gone, ...others } = reasons;
    onReasons?.(reason ? { ...others, [field]: reason } : others);
  };
  return (
    <div className={styles.fields}>
      {detail.submitted.licence.proof === 'letter' && <Callout tone="amber">{t('companies.byLetter')}</Callout>}
      {(Object.keys(submitted) as PaperField[]).map((field) => {
        const reason = reasons[field];
        const former = refusedFor.find((one) => one.field === field);
        const changed = before && before[field] !== submitted[field];
        const isOff = field === 'credit_code' && !detail.credit_code_adds_up;
        const others = field === 'credit_code' ? detail.same_code.map(({ name }) => name) : [];
        return (
          <div key={field} className={styles.field} data-refused={reason ? true : undefined}>
            <span className={styles.label}>{t(`company:field.${field}`)}</span>
            <span className={styles.value}>
              {submitted[field] || '—'}
              {isOff && <span className={styles.warning}>{t('companies.codeOff')}</span>}
              {others.length > 0 && (
                <span className={styles.warning}>
                  {t('companies.sameCode', { names: others.join(t('companies.and')) })}
                </span>
              )}
              {changed && (
                <span className={styles.before}>{t('companies.before', { value: before[field] || '—' })}</span>
              )}
              {former && (
                <span className={styles.before}>
                  {t('companies.refusedFor', { reason: former.text || t(`company:review.code.${former.code}`) })}
                </span>
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

/** The papers in words, field by field. */
function useValues() {
  const { i18n } = useTranslation();
  const sizes = useBaseOptions().data?.company_sizes ?? [];
  const cities = useCities();
  return ({ licence, credentials }: CompanyPapers): Partial<Record<PaperField, string | null>> => {
    const { licence_uuid: _picture, proof: _letter, ...words } = licence;
    const size = sizes.find(({ code }) => code === credentials.size);
    return {
      ...words,
      ...credentials,
      size: (i18n.language === 'en' ? size?.name_en : size?.name) ?? '',
      city: cities.find(({ value }) => value === credentials.city)?.label ?? '',
    };
  };
}

/** Why the papers were refused, where that was the last decision. */
function lastRefusal(history: CompanyCaseDetail['history']): readonly ReviewReason[] {
  const last = history.find(({ step }) => step !== 'submitted' && step !== 'appealed');
  return last?.reasons ?? [];
}
