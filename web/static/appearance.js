/*
 * Runs before everything else. Where the browser closes its stores to the page (all cookies blocked), they are what the page
 * itself keeps, so that it works until it is left.
 */
for (const name of /** @type {const} */ (['localStorage', 'sessionStorage'])) {
  try {
    globalThis[name].getItem('');
  } catch {
    const methods = {
      getItem: (/** @type {string} */ key) => store[key] ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
        store[key] = String(text);
      },
      removeItem: (/** @type {string} */ key) => {
        delete store[key];
      },
    };
    const store = Object.create(methods);
    Object.defineProperty(globalThis, name, { value: store });
  }
}

/* Before the first paint, so that neither theme nor language flashes. Keys as in src/lib/appearance.ts and src/lib/i18n. */
(() => {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme') ?? 'auto';
  const locale = localStorage.getItem('locale') === 'en' ? 'en' : 'zh-CN';
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.lang = locale;
})();
