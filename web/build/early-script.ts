import { relative } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Puts a module into the page as a script of its own, ahead of the application's. Named beside that in `index.html`, the
 * bundler would make one script of both, which runs when all of the application has arrived.
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
        const imports = chunk?.type === 'chunk' ? chunk.imports : [];
        return [
          tag('script', { type: 'module', async: true, src: `/${chunk?.fileName ?? relative(root, file)}` }),
          ...imports.map((name) => tag('link', { rel: 'modulepreload', href: `/${name}` })),
        ];
      },
    },
  };
}

const tag = (name: string, attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
  tag: name,
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head-prepend',
});
