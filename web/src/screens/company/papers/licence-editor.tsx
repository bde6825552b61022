import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { Section } from '../../../ui/section/section.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { LicencePicture } from './licence-picture.tsx';
import styles from './papers.module.css';
import type { LicenceValues } from './papers-values.ts';
import { type CheckedLicence, focusField } from './use-checked-licence.ts';
import type { ReadName } from './use-licence-reading.ts';

interface LicenceEditorProps {
  form: ApiForm<LicenceValues>;
  reading: CheckedLicence;
  url: string | null;
}

/** The picture on the left, what it says on the right; F8 goes to the next field that wants a look. */
export function LicenceEditor({ form, reading, url }: LicenceEditorProps) {
  const { t } = useTranslation('company');
  const [focused, setFocused] = useState<ReadName | null>(null);
  const [next] = reading.unclear.filter((field) => field !== focused);
  // Wherever the focus is, also in a field.
  useEffect(() => {
    const goOn = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || next === undefined) return;
      event.preventDefault();
      focusField(next);
    };
    document.addEventListener('keydown', goOn);
    return () => document.removeEventListener('keydown', goOn);
  }, [next]);
  const count = reading.unclear.length;
  return (
    <div className={styles.columns}>
      <LicencePicture reading={reading} url={url} error={form.field('licence_uuid').error} focused={focused} />
      <Section
        title={t('licence.title')}
        aside={
          <span role="status">
            {count > 0
              ? t('licence.doubts', { count })
              : reading.fields.length > 0 && t('licence.clear', { count: reading.fields.length })}
          </span>
        }
      >
        <LicenceFields form={form} reading={reading} onFocus={setFocused} />
      </Section>
    </div>
  );
}
