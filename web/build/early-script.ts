import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts a module into the page as a script of its own, which does not wait for the application. Named beside that in
 * `index.html`, the bundler would make one script of both. It is fetched before all else, and stands last: a screen that
 * it imports adds its style sheets to the page, and they must come after the shared ones.
 */
export function earlyScript(file: string): Plugin {
  let root = '';
  return {
    name: 'qinghe:early-script',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((part) => part.type === 'chunk' && part.facadeModuleId === file);
        const own = `/${chunk?.fileName ?? relative(root, file)}`;
        const files = chunk?.type === 'chunk' ? [own, ...chunk.imports.map((name) => `/${name}`)] : [];
        return [
          ...files.map((href) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
          { tag: 'script', attrs: { type: 'module', async: true, src: own, crossorigin: true }, injectTo: 'head' },
        ];
      },
    },
  };
}
