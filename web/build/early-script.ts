import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts a module into the page as a script of its own; named in `index.html`, the bundler would join it to the
 * application. It is fetched first but stands last, since style sheets of its screens must follow the shared ones.
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
