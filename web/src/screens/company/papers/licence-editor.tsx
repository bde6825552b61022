import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { Section } from '../../../ui/section/section.tsx';
import { LicenceFields, order } from './licence-fields.tsx';
import { LicencePicture } from './licence-picture.tsx';
import styles from './papers.module.css';
import type { LicenceValues } from './papers-values.ts';
import { type ReadName, useLicenceReading } from './use-licence-reading.ts';

/** The picture on the left, what it says on the right; F8 goes to the next field that wants a look. */
export function LicenceEditor({ form, url }: { form: ApiForm<LicenceValues>; url: string | null }) {
  const { t } = useTranslation('company');
  const [focused, setFocused] = useState<ReadName | null>(null);
  // The form as it is when the reading has come: meanwhile somebody may have pressed on.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const reading = useLicenceReading((uuid, fields) => {
    latest.current.field('licence_uuid').onChange(uuid);
    for (const { field, value } of fields) latest.current.field(field).onChange(value);
  });
  const [next] = order.filter((field) => reading.doubtful.includes(field) && field !== focused);
  // Wherever the focus is, also in a field.
  useEffect(() => {
    const goOn = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || next === undefined) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(`[name="${next}"]`)?.focus();
    };
    document.addEventListener('keydown', goOn);
    return () => document.removeEventListener('keydown', goOn);
  }, [next]);
  const count = reading.doubtful.length;
  return (
    <div className={styles.columns}>
      <LicencePicture reading={reading} url={url} error={form.field('licence_uuid').error} focused={focused} />
      <Section
        title={t('licence.title')}
        aside={
          <span role="status">
            {reading.fields.length > 0 &&
              (count > 0 ? t('licence.doubts', { count }) : t('licence.clear', { count: reading.fields.length }))}
          </span>
        }
      >
        <LicenceFields form={form} reading={reading} onFocus={setFocused} />
      </Section>
    </div>
  );
}
