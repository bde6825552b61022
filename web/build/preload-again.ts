import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
const KEEPS = /seen\[href\] = void 0;\s*throw err;/;

/**
 * Lets a style sheet that did not come be fetched with the next try. The bundler's helper remembers it as one that was asked
 * for (vite 8.3.8, `preloadOnce`), and what it is of would be drawn bare. Fails where the helper reads differently: then
 * look whether it still does.
 */
export function preloadAgain(): Plugin {
  return {
    name: 'qinghe:preload-again',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!KEEPS.test(code)) this.error('The preload helper has changed.');
        return { code: code.replace(KEEPS, 'delete seen[href]; throw err;'), map: null };
      },
    },
  };
}
