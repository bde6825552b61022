import type { Plugin } from 'vite';

const LINKS = /react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const PREFETCH = /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;
const ASKS =
  'import { FrameworkContext, PrefetchPageLinks, mergeRefs, usePrefetchBehavior } from "./ssr/components.js"';

/** What that module does where no server of the library's own draws the pages: nothing. */
const NOTHING = `
import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const PrefetchPageLinks = () => null;
export const mergeRefs = (ref) => ref;
export { nothing as CRITICAL_CSS_DATA_ATTRIBUTE, nothing as Links, nothing as Meta, nothing as Scripts };
export { nothing as setIsHydrated, nothing as useFrameworkContext };
const nothing = undefined;
`;

/**
 * Leaves out of the first page what React Router's `Link` brings along for pages that the library's own server draws
 * (version 8.5.1): 3 kB (gzip). Fails where the library reads differently: then look what it needs of that module.
 */
export function clientLinks(): Plugin {
  return {
    name: 'qinghe:client-links',
    apply: 'build',
    transform: {
      filter: { id: [LINKS, PREFETCH] },
      handler(code, id) {
        if (PREFETCH.test(id)) return { code: NOTHING, map: null };
        if (!code.includes(ASKS)) this.error('The links of React Router have changed.');
        return null;
      },
    },
  };
}
