import { limits } from '@qinghe/contract/limits.ts';
import { useBaseOptions, useCityOptions } from '../../../domains/dict/api/get-options.ts';
import { useIndustryOptions } from '../../../domains/dict/api/industries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ComboboxField } from '../../../ui/field/combobox-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import styles from './papers.module.css';
import type { CredentialValues } from './papers-values.ts';

/** What a company says of itself. */
export function CredentialFields({ form }: { form: ApiForm<CredentialValues> }) {
  const { t, i18n } = useTranslation('company');
  const sizes = useBaseOptions().data?.company_sizes ?? [];
  const industries = useIndustryOptions(form.values.industry);
  return (
    <div className={styles.fields}>
      <TextField
        label={t('field.short_name')}
        hint={t('hint.short_name')}
        maxLength={limits.shortName}
        {...form.field('short_name')}
      />
      <ComboboxField
        label={t('field.industry')}
        placeholder={t('hint.industry')}
        options={industries}
        {...form.field('industry')}
      />
      <SelectField
        label={t('field.size')}
        options={sizes.map(({ code, name, name_en }) => ({
          value: code,
          label: i18n.language === 'en' ? name_en : name,
        }))}
        {...form.field('size')}
      />
      <ComboboxField label={t('field.city')} options={useCityOptions()} {...form.field('city')} />
      <div className={styles.wide}>
        <TextField
          label={t('field.office_address')}
          hint={t('hint.office_address')}
          maxLength={limits.address}
          {...form.field('office_address')}
        />
        <TextArea
          label={t('field.introduction')}
          hint={t('hint.introduction')}
          rows={5}
          maxLength={limits.introduction}
          {...form.field('introduction')}
        />
      </div>
    </div>
  );
}
