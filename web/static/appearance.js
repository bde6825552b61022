/* Runs before the first paint, so that neither theme nor language flashes. Keys as in src/lib/appearance.ts and src/lib/i18n. */
(() => {
  const root = document.documentElement;
  let theme = 'auto';
  let locale = 'zh-CN';
  try {
    theme = localStorage.getItem('theme') || theme;
    locale = localStorage.getItem('locale') === 'en' ? 'en' : locale;
  } catch {
    // Storage is closed to us (private window): the defaults stand.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.lang = locale;
})();
