import type { Talk } from '@qinghe/contract/talks/talks.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { FieldProps } from '../../../ui/field/field-shell.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';

interface BrochureFieldProps {
  field: Omit<FieldProps<string | null>, 'label'>;
  brochures: readonly { uuid: string; title: string }[];
}

/** What a copy of a talk belongs to: whoever the talk is only shared with may not see its campaign. */
export const ownBrochure = ({ yours, brochure_uuid }: Pick<Talk, 'yours' | 'brochure_uuid'>): string | null =>
  yours === 'own' ? brochure_uuid : null;

/** The campaign that talks belong to. It is there before the campaigns are: what comes late must not move a form. */
export function BrochureField({ field, brochures }: BrochureFieldProps) {
  const { t } = useTranslation('talks');
  return (
    <SelectField
      {...field}
      label={t('field.brochure')}
      value={field.value ?? ''}
      options={[
        { value: '', label: t('field.noBrochure') },
        ...brochures.map(({ uuid, title }) => ({ value: uuid, label: title })),
      ]}
      onChange={(uuid) => field.onChange(uuid || null)}
    />
  );
}
