import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { currentTheme, subscribeTheme } from '../../lib/browser/appearance.ts';
import { cssVariables, theme } from './theme.ts';
import './library.css';

/*
 * Mantine for the screens that need its fields (dates, comboboxes, tags), loaded with them alone for the weight of the
 * others. Every Mantine style file is imported as its `.layer.css`, so that our own styles always win.
 */
let stopFollowing = () => {};
const ourAppearance: MantineColorSchemeManager = {
  get: () => currentTheme(),
  // Only our own switch chooses. Mantine answers each change that it is told of with `set`: passed on, that never ends.
  set: () => {},
  subscribe: (follow) => {
    stopFollowing = subscribeTheme(() => follow(currentTheme()));
  },
  unsubscribe: () => stopFollowing(),
  clear: () => {},
};

export function ComponentLibrary({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={ourAppearance}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
