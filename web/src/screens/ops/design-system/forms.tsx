import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { StepForm } from '../../../ui/form/step-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import styles from './design-system.module.css';

const initial = { title: '', content: '' };
type Values = typeof initial;

/** As a schema of the contract would: both texts are needed. */
const schema = async () => ({
  safeParse: (values: Values) => {
    const missing = Object.entries(values).filter(([, text]) => text === '');
    const issues = missing.map(([name]) => ({ path: [name], message: 'format.required' }));
    return issues.length === 0 ? ({ success: true } as const) : ({ success: false, error: { issues } } as const);
  },
});

export function Forms() {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState<'stale' | 'danger' | null>(null);
  const close = () => setOpen(null);
  const failing = useApiForm({ key: 'design', initial, schema, save: () => refuse(503, {}) });
  const danger = useApiForm({ key: 'design-danger', drafts: 'memory', initial, schema, save: close });
  const step = useApiForm({ key: 'design-step', drafts: 'memory', initial, schema, save: close });
  const settings = useApiForm({ key: 'design-settings', drafts: 'memory', initial, schema, save: close });
  const stale = useApiForm({
    key: 'design-stale',
    initial,
    schema,
    save: () => refuse(40901, { changed_by: 'Qinghe' }),
  });
  return (
    <>
      <Section title="form" aside={t('form.failing')}>
        <Form form={failing}>
          <Both form={failing} />
          <div className={styles.row}>
            <Button variant="primary" type="submit" busy={failing.isSaving}>
              {t('act')}
            </Button>
            <Button onClick={() => setOpen('stale')}>{t('form.stale')}</Button>
            <Button onClick={() => setOpen('danger')}>{t('form.danger')}</Button>
          </div>
        </Form>
        {open === 'stale' && (
          <FormDialog form={stale} title={t('form.sample')} onClose={close}>
            <Both form={stale} />
          </FormDialog>
        )}
        {open === 'danger' && (
          <FormDialog
            form={danger}
            title={t('form.sample')}
            submit={t('remove')}
            danger
            disabled={!danger.isDirty}
            placement="wide"
            onClose={close}
          >
            <Both form={danger} />
          </FormDialog>
        )}
      </Section>
      <Section title="step-form">
        <StepForm form={step} submit={t('act')} other={{ label: t('link'), run: close }}>
          <Both form={step} />
        </StepForm>
      </Section>
      <SettingsForm form={settings} title="settings-form" save={t('act')}>
        <Both form={settings} />
      </SettingsForm>
      <Section title="callout">
        <Stack>
          {(['neutral', 'green', 'amber', 'red'] as const).map((tone) => (
            <Callout key={tone} tone={tone} title={tone} action={<Button>{t('act')}</Button>}>
              {t('long')}
            </Callout>
          ))}
          <Callout tone="red" requestId="req-1">
            {t('error')}
          </Callout>
        </Stack>
      </Section>
    </>
  );
}

function Both({ form }: { form: ApiForm<Values> }) {
  const { t } = useTranslation('design');
  return (
    <>
      <TextField label={t('label')} hint={t('hint')} maxLength={30} {...form.field('title')} />
      <TextArea label={t('act')} rows={3} maxLength={500} {...form.field('content')} />
    </>
  );
}

const refuse = (code: number, data: object) => Promise.reject(new ApiError(code, { data, requestId: 'req-1' }));
