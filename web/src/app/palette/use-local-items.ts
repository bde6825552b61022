import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { userInfoQuery } from '../../domains/account/api/get-user-info.ts';
import { logOut } from '../../domains/account/api/log-out.ts';
import { useIsDemo } from '../../domains/ops/api/get-health.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { currentActions } from '../../ui/key/actions.ts';
import { icons } from '../icons.ts';
import { screens } from '../routes/core.ts';
import { useLanguageItems, useThemeItems } from '../shell/choices.tsx';
import { entries, isOpenTo } from '../shell/entries.ts';
import type { Item } from './item.ts';
import { matches } from './matches.ts';

/** What needs no server: actions of the screen, places, language, theme, the way out. */
export function useLocalItems(typed: string): Item[] {
  const actions = useActionItems();
  const navigation = useNavigationItems();
  const settings = useSettingItems();
  return [...actions, ...navigation, ...settings].filter(({ label, detail }) => matches(typed, label, detail ?? ''));
}

/** As they were when the palette opened: it covers the screen that offers them. */
function useActionItems(): Item[] {
  const [actions] = useState(currentActions);
  return actions.map(({ label, shortcut, run }) => ({
    id: `action ${label}`,
    group: 'actions',
    label,
    shortcut,
    icon: IconBolt,
    run,
  }));
}

function useNavigationItems(): Item[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const demo = useIsDemo();
  const others = screens.flatMap(({ path, title, palette }) =>
    palette && (demo || !palette.demo) ? [{ to: path, title, icon: icons[palette.icon] }] : [],
  );
  // The shell has asked for it long before.
  const user = useQueryClient().getQueryData(userInfoQuery.queryKey);
  return [...entries.filter((entry) => isOpenTo(user, entry)), ...others].map(({ to, title, icon }) => ({
    id: `place ${to}`,
    group: 'places',
    label: t(`title.${title}`),
    icon,
    run: () => void navigate(to),
  }));
}

function useSettingItems(): Item[] {
  const { t } = useTranslation('shell');
  const themes = useThemeItems();
  const languages = useLanguageItems();
  const choices = [
    ...languages.map((choice) => ({ ...choice, detail: t('language'), icon: IconLanguage })),
    ...themes.map((choice) => ({ ...choice, detail: t('theme.label'), icon: IconMoon })),
  ];
  return [
    ...choices
      .filter(({ checked }) => !checked)
      .map(
        ({ label, detail, icon, onSelect }): Item => ({
          id: `setting ${label}`,
          group: 'settings',
          label,
          detail,
          icon,
          run: onSelect,
        }),
      ),
    { id: 'setting leave', group: 'settings', label: t('logOut'), icon: IconLogout, run: () => void logOut() },
  ];
}
