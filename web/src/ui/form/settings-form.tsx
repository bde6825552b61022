import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { Section } from '../section/section.tsx';
import type { ApiForm } from './api-form.ts';
import { Form } from './form.tsx';

interface SettingsFormProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  title: string;
  /** Words of the button, which waits for a change. */
  save: string;
  children: ReactNode;
}

/** A section of settings that are changed in place and saved together. */
export function SettingsForm<Values extends FieldValues>({ form, title, save, children }: SettingsFormProps<Values>) {
  return (
    <Section title={title}>
      <Form form={form}>
        {children}
        <div>
          <Button type="submit" variant="primary" busy={form.isSaving} disabled={!form.isDirty}>
            {save}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
