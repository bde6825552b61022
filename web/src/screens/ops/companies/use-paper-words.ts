import { paperFields, valuesOf } from '@qinghe/contract/company/paper-values.ts';
import type { CompanyPapers, PaperField } from '@qinghe/contract/company/papers.ts';
import { useBaseOptions, useCities } from '../../../domains/dict/api/get-options.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Fields that are shown as text; the picture is shown as one. */
const shown = paperFields.filter((field) => field !== 'licence_uuid');

/** What stands at a field, in the reader's words: sizes and cities are kept as codes, a picture has none. */
export function usePaperWords() {
  const { t, i18n } = useTranslation('ops');
  const sizes = useBaseOptions().data?.company_sizes ?? [];
  const cities = useCities();
  const wordsFor = (field: PaperField, value: string): string => {
    if (field === 'licence_uuid') return t('companies.anotherPicture');
    if (field === 'city') return cities.find((city) => city.value === value)?.label ?? '';
    if (field !== 'size') return value;
    const size = sizes.find(({ code }) => code === value);
    return (i18n.language === 'en' ? size?.name_en : size?.name) ?? '';
  };
  const wordsOf = (papers: CompanyPapers): [PaperField, string][] => {
    const values = valuesOf(papers);
    return shown.map((field) => [field, wordsFor(field, values[field] ?? '')]);
  };
  return { wordsFor, wordsOf };
}
