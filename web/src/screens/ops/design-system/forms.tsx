import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Section } from '../../../ui/section/section.tsx';
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
  const [open, setOpen] = useState(false);
  const failing = useApiForm({ key: 'design', initial, schema, save: () => refuse(503, {}) });
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
            <Button onClick={() => setOpen(true)}>{t('form.stale')}</Button>
          </div>
        </Form>
        {open && (
          <FormDialog form={stale} title={t('form.sample')} onClose={() => setOpen(false)}>
            <Both form={stale} />
          </FormDialog>
        )}
      </Section>
      <Section title="callout">
        <div className={styles.stack}>
          {(['neutral', 'green', 'amber', 'red'] as const).map((tone) => (
            <Callout key={tone} tone={tone} title={tone} action={<Button>{t('act')}</Button>}>
              {t('long')}
            </Callout>
          ))}
          <Callout tone="red" requestId="req-1">
            {t('error')}
          </Callout>
        </div>
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
