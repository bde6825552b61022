import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { shownTheme } from '../../../lib/browser/appearance.ts';
import { cssVariables, theme } from '../../../ui/library/theme.ts';

/** The component library's colours in each half of the page, which has a theme of its own; elsewhere the page has one. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      cssVariablesSelector="[data-theme]"
      forceColorScheme={shownTheme()}
    >
      {children}
    </MantineProvider>
  );
}
