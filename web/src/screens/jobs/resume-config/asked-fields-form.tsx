import { type AskedField, askedFields, fieldChoices, type ResumeConfig } from '@qinghe/contract/jobs/resume-config.ts';
import { useSaveResumeConfig } from '../../../domains/jobs/api/resume-config.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Stack } from '../../../ui/stack/stack.tsx';
import { FormPreview } from './form-preview.tsx';
import styles from './resume-config.module.css';

const schema = async () => (await import('@qinghe/contract/jobs/resume-config.ts')).saveResumeConfig.input;
const valuesOf = ({ kind, version, fields }: ResumeConfig) => ({ kind, version, fields });

/** The master's choice for each field, and what candidates will see of it. */
export function AskedFieldsForm({ config }: { config: ResumeConfig }) {
  const { t } = useTranslation('resumeConfig');
  const form = useApiForm({
    key: `resume-config:${config.kind}`,
    initial: valuesOf(config),
    schema,
    save: useSaveResumeConfig(),
    latestOf: (current) => valuesOf(current as ResumeConfig),
    said: t('saved'),
  });
  const hintOf = (name: AskedField) => (name === 'email' || name === 'wish_city' ? t(`hint.${name}`) : undefined);
  return (
    <div className={styles.columns}>
      <SettingsForm form={form} title={t('fields')} save={t('save')}>
        <Stack>
          {askedFields[config.kind].map((name) => {
            const field = form.field(`fields.${name}`);
            return (
              <RadioField
                key={name}
                label={t(`field.${name}`)}
                hint={hintOf(name)}
                options={fieldChoices.map((value) => ({ value, label: t(`choice.${value}`) }))}
                {...field}
                value={field.value ?? 'off'}
              />
            );
          })}
        </Stack>
      </SettingsForm>
      <FormPreview kind={config.kind} fields={form.values.fields} />
    </div>
  );
}
