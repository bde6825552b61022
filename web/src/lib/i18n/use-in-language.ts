import { useTranslation } from './use-translation.ts';

/** What stands in both languages in the one of the reader; in Chinese where it was not translated. */
export function useInLanguage(): (chinese: string, english: string) => string {
  const { i18n } = useTranslation();
  return (chinese, english) => (i18n.language === 'en' && english !== '' ? english : chinese);
}
