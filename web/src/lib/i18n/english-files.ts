/** Where the English texts lie: a file of its own, so that the list weighs on nobody who reads Chinese. */
export const englishFiles = import.meta.glob<Record<string, unknown>>('../../locales/en/*.json', { import: 'default' });
