import { use, useSyncExternalStore } from 'react';
import { currentLocale, hasTexts, i18n, needTexts, onLocale, translator } from './i18n.ts';
import type { Asked, Namespace, Prefix, Translate } from './keys.ts';

/** What is on its way, by its names: React asks again with the same promise. */
const fetched = new Map<string, Promise<void>>();

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
  if (!hasTexts(namespaces)) use(onTheirWay(namespaces));
  return { t: translator(namespaces, keyPrefix), i18n };
}

function onTheirWay(namespaces: readonly Namespace[]): Promise<void> {
  const name = [currentLocale(), ...namespaces].join(' ');
  const coming = fetched.get(name) ?? needTexts(namespaces).finally(() => fetched.delete(name));
  fetched.set(name, coming);
  return coming;
}
