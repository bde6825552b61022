import type { AskedFields } from '@qinghe/contract/jobs/resume-config.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useFormPreview } from '../../../domains/jobs/api/resume-config.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './resume-config.module.css';

/** The apply form under a choice, as wide as a phone. */
export function FormPreview({ kind, fields }: { kind: JobKind; fields: AskedFields }) {
  const { t } = useTranslation('resumeConfig');
  const { data, error, refetch } = useFormPreview(kind, fields);
  return (
    <Section title={t('preview')} flush>
      {data && <p className={styles.note}>{t(`previewNote.${kind}`)}</p>}
      {data ? (
        <FormFrame title={t('preview')} html={data.html} />
      ) : (
        <QueryState query={{ error, refetch }} title={t('previewFailed')} rows={8} />
      )}
    </Section>
  );
}
