import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Check } from './check.tsx';
import styles from './draft-form.module.css';
import type { FieldsProps } from './field-props.ts';
import { NumberField } from './number-field.tsx';
import payFields from './pay-fields.module.css';

/** The highest numbers that are taken: yuan a day, thousands of yuan a month. */
const MOST: Record<JobDraft['kind'], number> = { internship: 9999, campus: 999 };
/** Months that are paid in a year. */
const payMonths = Array.from({ length: 13 }, (_, index) => 12 + index);

/** From and to, a campus job's with the months that are paid in a year; or 面议. */
export function PayFields({ draft, onChange, findings }: FieldsProps) {
  const { t } = useTranslation('jobs');
  const { kind } = draft;
  const error = findings.find(
    (finding) => (finding.field === 'pay_min' || finding.field === 'pay_max') && finding.level === 'block',
  )?.message;
  return (
    <div className={`${styles.half} ${payFields.field} ${kind === 'campus' ? payFields.pay : ''}`} data-field="pay_min">
      <div className={kind === 'campus' ? `${payFields.range} ${payFields.withMonths}` : payFields.range}>
        <NumberField
          label={t(`of.${kind}.payMin`)}
          value={draft.pay_min}
          max={MOST[kind]}
          disabled={draft.pay_negotiable}
          error={error}
          onChange={(pay_min) => onChange({ pay_min })}
        />
        <span className={payFields.dash} aria-hidden="true">
          –
        </span>
        <NumberField
          label={t(`of.${kind}.payMax`)}
          value={draft.pay_max}
          max={MOST[kind]}
          disabled={draft.pay_negotiable}
          onChange={(pay_max) => onChange({ pay_max })}
        />
        {kind === 'campus' && (
          <div data-field="pay_months">
            <SelectField
              label={t('field.payMonths')}
              value={draft.pay_months === null ? '' : String(draft.pay_months)}
              options={payMonths.map((count) => ({
                value: String(count),
                label: t('field.payMonthsOption', { count }),
              }))}
              disabled={draft.pay_negotiable}
              onChange={(value) => onChange({ pay_months: value === '' ? null : Number(value) })}
            />
          </div>
        )}
      </div>
      <Check
        label={t('pay.negotiable')}
        value={draft.pay_negotiable}
        onChange={(pay_negotiable) => onChange({ pay_negotiable })}
      />
    </div>
  );
}
