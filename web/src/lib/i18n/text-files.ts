const chineseFiles = import.meta.glob<Record<string, unknown>>(
  ['../../locales/zh-CN/*.json', '!../../locales/zh-CN/common.json', '!../../locales/zh-CN/shell.json'],
  { import: 'default' },
);

/** The texts of one namespace in one language, from a file of their own. */
export async function loadTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const files = language === 'en' ? (await import('./english-files.ts')).englishFiles : chineseFiles;
  const load = files[`../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No texts ${language}/${namespace}`);
  return load();
}
