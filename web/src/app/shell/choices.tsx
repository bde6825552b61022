import type { Locale } from '@qinghe/contract/texts/say.ts';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, shownTheme, subscribeTheme, type Theme } from '../../lib/browser/appearance.ts';
import { chooseLocale, currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Menu, type MenuItem } from '../../ui/menu/menu.tsx';
import { toast } from '../../ui/toast/toast.ts';

const themes: Theme[] = ['light', 'dark', 'auto'];
/** A language is named in itself, for those who can't read the current one. */
const languages: { locale: Locale; name: string }[] = [
  { locale: 'zh-CN', name: '中文' },
  { locale: 'en', name: 'English' },
];

export function useLanguageItems(): MenuItem[] {
  const { t } = useTranslation('common');
  return languages.map(({ locale, name }) => ({
    label: name,
    checked: currentLocale() === locale,
    onSelect: () => void chooseLocale(locale).catch(() => toast.error(t('networkFailed'))),
  }));
}

export function useThemeItems(): MenuItem[] {
  const { t } = useTranslation('shell');
  const chosen = useSyncExternalStore(subscribeTheme, currentTheme);
  return themes.map((theme) => ({
    label: t(`theme.${theme}`),
    checked: chosen === theme,
    onSelect: () => chooseTheme(theme),
  }));
}

/** Language and theme, for the pages outside the shell and the top bar inside it. */
export function Choices() {
  const { t } = useTranslation('shell');
  const shown = useSyncExternalStore(subscribeTheme, shownTheme);
  const ThemeIcon = shown === 'dark' ? IconMoon : IconSun;
  return (
    <>
      <Menu
        label={t('language')}
        trigger={<IconLanguage size={18} stroke={1.7} aria-hidden="true" />}
        groups={[useLanguageItems()]}
      />
      <Menu
        label={t('theme.label')}
        trigger={<ThemeIcon size={18} stroke={1.7} aria-hidden="true" />}
        groups={[useThemeItems()]}
      />
    </>
  );
}
