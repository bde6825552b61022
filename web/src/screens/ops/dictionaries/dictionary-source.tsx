import type { Dictionary } from '@qinghe/contract/dict/dictionaries.ts';
import { useInLanguage } from '../../../lib/i18n/use-in-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Where a list comes from: what its publisher calls it, or our words where it comes with the program. */
export function DictionarySource({ dictionary: { name, source } }: { dictionary: Dictionary }) {
  const { t } = useTranslation('ops');
  const inLanguage = useInLanguage();
  if (source) {
    const publisher = inLanguage(source.publisher, source.publisher_en);
    return (
      <>
        {inLanguage(source.title, source.title_en)} · {t('dictionaries.dated', { publisher, dated: source.dated })}
      </>
    );
  }
  switch (name) {
    case 'areas':
    case 'categories':
    case 'highlights':
    case 'wages':
    case 'options':
      return t(`dictionaries.about.${name}`);
    default:
      return t('dictionaries.own');
  }
}
