import { store } from '../storage/store.ts';

/*
 * Light, dark or as the system has it. `static/appearance.js` sets the same attribute before the first paint.
 */
export type Theme = 'light' | 'dark' | 'auto';
const KEY = 'theme';
const ATTRIBUTE = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

export function currentTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** What the page shows now. */
export function shownTheme(): 'light' | 'dark' {
  const theme = currentTheme();
  return theme === 'auto' ? (systemDark().matches ? 'dark' : 'light') : theme;
}

export function chooseTheme(theme: Theme): void {
  store(localStorage, KEY, theme);
  applyTheme();
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system's choice, and another tab's. */
export function followSystemTheme(): void {
  systemDark().addEventListener('change', applyTheme);
  addEventListener('storage', (event) => {
    if (event.key === KEY) applyTheme();
  });
}

function applyTheme(): void {
  document.documentElement.setAttribute(ATTRIBUTE, shownTheme());
  for (const listener of listeners) listener();
}
