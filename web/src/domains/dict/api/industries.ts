import { industries } from '@qinghe/contract/dict/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Option } from '../../../ui/field/select-field.tsx';

const useIndustries = () =>
  useQuery(apiQuery(industries, {}, { staleTime: Number.POSITIVE_INFINITY })).data?.industries;

/**
 * Industries by their section, as a combobox takes them: a section stands first in its own group. What was typed before
 * there was a choice stays one. Empty until the list is there.
 */
export function useIndustryOptions(chosen: string): { group: string; items: Option[] }[] {
  const { t, i18n } = useTranslation('company');
  const sections = useIndustries();
  if (!sections) return [];
  const isEnglish = i18n.language === 'en';
  const taken = new Set<string>();
  const groups = sections.map(({ children, ...section }) => ({
    group: isEnglish ? section.name_en : section.name,
    items: [section, ...children]
      // Some divisions are called as their section is; companies are stored by name.
      .filter(({ name }) => !taken.has(name) && taken.add(name))
      .map(({ name, name_en }) => ({ value: name, label: isEnglish ? name_en : name })),
  }));
  if (chosen === '' || taken.has(chosen)) return groups;
  return [{ group: t('industryBefore'), items: [{ value: chosen, label: chosen }] }, ...groups];
}

/** The name of a company's industry in the reader's language; as it was typed where it is none of the list. */
export function useIndustryName(name: string | undefined): string | undefined {
  const { i18n } = useTranslation();
  const sections = useIndustries() ?? [];
  if (i18n.language !== 'en') return name;
  return (
    sections.flatMap((section) => [section, ...section.children]).find((one) => one.name === name)?.name_en ?? name
  );
}
