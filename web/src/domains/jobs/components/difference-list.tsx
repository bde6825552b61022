import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import { differingFields } from '@qinghe/contract/jobs/differences.ts';
import type { JobField, NamedText } from '@qinghe/contract/jobs/job.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './difference-list.module.css';
import { useJobWords } from './job-words.ts';
import { WordDifferences } from './word-differences.tsx';

/** Where two texts of a job differ: each field with what stood and what stands instead. */
export function DifferenceList({ before, after }: { before: NamedText; after: NamedText }) {
  const { t } = useTranslation('jobs');
  const words = useFieldWords();
  return (
    <dl className={styles.differences}>
      {differingFields(before.draft, after.draft).map((field) => (
        <div key={field}>
          <dt>{t(`difference.${field}`)}</dt>
          <dd>
            {isLong(field) && words(field, before) && words(field, after) ? (
              <WordDifferences before={words(field, before)} after={words(field, after)} />
            ) : (
              <>
                <del>{words(field, before) || t('difference.empty')}</del>
                <ins>{words(field, after) || t('difference.empty')}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Texts of several sentences, of which mostly a few words differ. */
const isLong = (field: JobField): boolean => field === 'description' || field === 'auto_reply';

/** What a field says, in words. */
function useFieldWords() {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  return (field: JobField, { draft, category_name, city_names }: NamedText): string => {
    if (field === 'pay_min') return words.pay(draft);
    if (field === 'category') return category_name;
    if (field === 'cities') return city_names.join('、');
    const value = (draft as unknown as Record<string, unknown>)[field];
    if (value === null || value === undefined) return '';
    if (field === 'min_degree') return degreeName(draft.min_degree ?? 'bachelor');
    if (draft.kind === 'campus' && field === 'batch' && draft.batch) return t(`batch.${draft.batch}`);
    if (field === 'brochure_uuid') return t('difference.brochure');
    if (field === 'description') return plainDescription(draft.description);
    if (typeof value === 'boolean') return t(value ? 'difference.yes' : 'difference.no');
    return Array.isArray(value) ? value.join('、') : String(value);
  };
}
