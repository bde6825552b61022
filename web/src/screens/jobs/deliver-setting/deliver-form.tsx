import { type DeliverSetting, documentKinds, MAX_WISHES } from '@qinghe/contract/jobs/deliver-setting.ts';
import { fieldChoices } from '@qinghe/contract/jobs/resume-config.ts';
import { useSaveDeliverSetting } from '../../../domains/jobs/api/deliver-setting.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Stack } from '../../../ui/stack/stack.tsx';
import styles from '../resume-config/resume-config.module.css';

const schema = async () => (await import('@qinghe/contract/jobs/deliver-setting.ts')).saveDeliverSetting.input;
/** What the select shows where there is none: an empty value would be no choice. */
const NO_LIMIT = 0;
const valuesOf = ({ abilities: _abilities, ...values }: DeliverSetting) => values;

/** The master's choice. Wishes have an order from two on: with fewer it is switched off by itself. */
export function DeliverForm({ setting }: { setting: DeliverSetting }) {
  const { t } = useTranslation('resumeConfig', { keyPrefix: 'deliver' });
  const { t: choice } = useTranslation('resumeConfig');
  const form = useApiForm({
    key: 'deliver-setting',
    initial: valuesOf(setting),
    schema,
    save: useSaveDeliverSetting(),
    latestOf: (current) => valuesOf(current as DeliverSetting),
    said: t('saved'),
  });
  const wishes = form.field('wishes');
  const ordered = form.field('ordered');
  const mayOrder = (wishes.value ?? 0) > 1;
  return (
    <SettingsForm form={form} title={t('title')} save={t('save')}>
      <Stack>
        <SelectField
          {...wishes}
          label={t('wishes')}
          hint={t('wishesHint')}
          value={String(wishes.value ?? NO_LIMIT)}
          options={[
            { value: String(NO_LIMIT), label: t('noLimit') },
            ...Array.from({ length: MAX_WISHES }, (_, index) => ({
              value: String(index + 1),
              label: t('count', { count: index + 1 }),
            })),
          ]}
          onChange={(value) => {
            const next = Number(value) || null;
            wishes.onChange(next);
            if ((next ?? 0) < 2) ordered.onChange(false);
          }}
        />
        <SwitchField
          {...ordered}
          label={t('ordered')}
          hint={t(mayOrder ? 'orderedHint' : 'orderedOff')}
          disabled={!mayOrder}
        />
      </Stack>
      <header className={styles.about}>
        <h3>{t('documents')}</h3>
        <p>{t('documentsHint')}</p>
      </header>
      <Stack>
        {documentKinds.map((kind) => {
          const field = form.field(`documents.${kind}`);
          return (
            <RadioField
              key={kind}
              label={t(`document.${kind}`)}
              options={fieldChoices.map((value) => ({ value, label: choice(`choice.${value}`) }))}
              {...field}
            />
          );
        })}
      </Stack>
    </SettingsForm>
  );
}
