import './app/tokens.css';
import './app/base.css';
import './app/readers.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { rewriteOldAddress } from './app/old-addresses.ts';
import { createRouter } from './app/router.tsx';
import { followSystemTheme } from './lib/browser/appearance.ts';
import { keepComposedKeys } from './lib/browser/composed-keys.ts';
import { provideNotices } from './lib/browser/notices.ts';
import { tolerateTranslators } from './lib/browser/tolerate-translators.ts';
import { startTexts } from './lib/i18n/i18n.ts';
import { reloadOnce } from './lib/offline/chunk-error.ts';
import { forLibrary } from './lib/routing/data-router.ts';
import { provideNavigation } from './lib/routing/navigation.ts';
import { toast } from './ui/toast/toast.ts';

addEventListener('vite:preloadError', () => void reloadOnce());
// A style sheet that did not come would be taken for one that is here, and what it is of be drawn bare.
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), { capture: true });

const today = rewriteOldAddress(location.hash);
if (today) history.replaceState(null, '', today);

tolerateTranslators();
keepComposedKeys();
provideNotices(toast);
followSystemTheme();
await startTexts();

const router = createRouter();
provideNavigation(router);
addEventListener('hashchange', () => {
  const address = rewriteOldAddress(location.hash);
  if (address) void router.navigate(address, { replace: true });
});

// At once and as a whole: what the router changes later is drawn in slices, between which a slow machine does other things.
await router.start();
createRoot(document.getElementById('root') as HTMLElement, {
  // What React could draw only at the second try is an error all the same, and says by itself nothing of why.
  onRecoverableError: (error) => reportError(error instanceof Error ? (error.cause ?? error) : error),
}).render(<RouterProvider router={forLibrary(router)} />);
