import { use, useSyncExternalStore } from 'react';
import { currentLocale, hasTexts, i18n, needTexts, onLocale, translator } from './i18n.ts';
import type { Asked, Namespace, Prefix, Translate } from './keys.ts';

/**
 * What was waited for, by its names. It stays: React goes on with a component where it stopped, and one that does not call
 * `use` there again has its hooks mixed up.
 */
const waited = new Map<string, Promise<void>>();
/** Milliseconds for which a failure stays one: React draws what threw again at once, and an error shall be seen. */
const FAILURE_LASTS = 1000;

/**
 * Texts of one namespace or of several, the first that has a key; `keyPrefix` stands before every key. What is drawn with
 * it is drawn again in another language, and waits (Suspense) for texts that no route has fetched before.
 */
export function useTranslation<
  const Ns extends Asked = 'common',
  const Branch extends Prefix<Ns> | undefined = undefined,
>(asked?: Ns, { keyPrefix }: { keyPrefix?: Branch } = {}): { t: Translate<Ns, Branch>; i18n: typeof i18n } {
  useSyncExternalStore(onLocale, currentLocale);
  const namespaces: readonly Namespace[] = typeof asked === 'object' ? asked : [asked ?? 'common'];
  const coming = waitedFor(namespaces);
  if (coming) use(coming);
  return { t: translator(namespaces, keyPrefix), i18n };
}

/** @returns what brings these texts, or has brought them; undefined where nobody had to wait */
function waitedFor(namespaces: readonly Namespace[]): Promise<void> | undefined {
  const name = [currentLocale(), ...namespaces].join(' ');
  const known = waited.get(name);
  if (known || hasTexts(namespaces)) return known;
  const coming = needTexts(namespaces);
  waited.set(name, coming);
  coming.catch(() => setTimeout(() => waited.delete(name), FAILURE_LASTS));
  return coming;
}
