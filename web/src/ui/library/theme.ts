import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Shades that Mantine asks for; what is seen comes from the variables below. */
const green: MantineColorsTuple = [
  '#e4f3ea',
  '#cfe9da',
  '#a6d5bb',
  '#79c09a',
  '#54ae7e',
  '#3ba36c',
  '#2a9a60',
  '#0d7a50',
  '#0a6642',
  '#064f33',
];

/** Mantine reads its neutral tones from these two; ours, from light to dark. */
const gray: MantineColorsTuple = [
  '#f6f7f3',
  '#f0f2ec',
  '#eef0ea',
  '#e3e6de',
  '#c9cfc8',
  '#848f88',
  '#626d67',
  '#55625b',
  '#2f3a34',
  '#16211c',
];
const dark: MantineColorsTuple = [
  '#e8ece8',
  '#c9d1cc',
  '#a4b0a9',
  '#8b978f',
  '#28322d',
  '#202924',
  '#161d19',
  '#161d19',
  '#111814',
  '#0f1512',
];

export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 7,
  colors: { green, gray, dark },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '15px', xl: '20px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  focusRing: 'auto',
  respectReducedMotion: true,
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
});

const variables = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-field)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-anchor': 'var(--green)',
  '--mantine-primary-color-filled': 'var(--green)',
  '--mantine-primary-color-filled-hover': 'var(--green-strong)',
  '--mantine-primary-color-light': 'var(--green-tint)',
  '--mantine-primary-color-light-color': 'var(--green)',
  '--mantine-primary-color-contrast': 'var(--on-green)',
  '--mantine-color-green-filled': 'var(--green)',
  '--mantine-color-green-filled-hover': 'var(--green-strong)',
  '--mantine-color-green-light': 'var(--green-tint)',
  '--mantine-color-green-light-hover': 'var(--green-tint)',
  '--mantine-color-green-light-color': 'var(--green)',
  '--mantine-color-green-outline': 'var(--green)',
};

/** Mantine's variables, pointed at ours, which change with the theme by themselves. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: variables, dark: variables });
