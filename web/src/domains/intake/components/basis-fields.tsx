import { type LegalBasis, legalBases, MAX_BASIS_NOTE } from '@qinghe/contract/intake/cv-imports.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { FieldProps } from '../../../ui/field/field-shell.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';

interface BasisFieldsProps {
  basis: Omit<FieldProps<LegalBasis>, 'label'>;
  note: Omit<FieldProps<string>, 'label'>;
  disabled?: boolean;
}

/** On what the company keeps people who did not apply themselves; in its own words where none of these fits. */
export function BasisFields({ basis, note, disabled = false }: BasisFieldsProps) {
  const { t } = useTranslation('intake');
  return (
    <>
      <SelectField
        {...basis}
        label={t('basis.label')}
        hint={t('basis.hint')}
        disabled={disabled}
        options={legalBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
        onChange={(value) => basis.onChange(value as LegalBasis)}
      />
      {basis.value === 'other' && (
        <TextField {...note} label={t('basis.note')} maxLength={MAX_BASIS_NOTE} disabled={disabled} />
      )}
    </>
  );
}
