import { askedFields, type ResumeConfig } from '@qinghe/contract/jobs/resume-config.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { FormPreview } from './form-preview.tsx';
import styles from './resume-config.module.css';

/** What the master has chosen, for sub-accounts. */
export function AskedFieldsList({ config: { kind, fields } }: { config: ResumeConfig }) {
  const { t } = useTranslation('resumeConfig');
  return (
    <div className={styles.columns}>
      <Section title={t('fields')}>
        <Stack>
          <Callout>{t('readOnly')}</Callout>
          <Facts
            facts={askedFields[kind].map((name) => ({
              label: t(`field.${name}`),
              value: t(`choice.${fields[name] ?? 'off'}`),
            }))}
          />
        </Stack>
      </Section>
      <FormPreview kind={kind} fields={fields} />
    </div>
  );
}
