import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Sources that have a name; any other one is shown as the link has it. */
const namedSources = [
  'wechat',
  'poster',
  'link',
  'list',
  'company',
  'brochure',
  'platform',
  'fair',
  'import',
  'hand',
  'mail',
  'referral',
  'offline',
  'agency',
] as const;

/** What a person reads for where somebody came from; '' is no link that says it. */
export function useSourceName() {
  const { t } = useTranslation('common', { keyPrefix: 'source' });
  return (source: string): string => {
    if (source === '') return t('none');
    const named = namedSources.find((one) => one === source);
    return named ? t(named) : source;
  };
}
