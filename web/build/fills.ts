import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { floor } from './floor.ts';

const FILE = 'fills.js';

/**
 * Writes `fills.js`: a classic script, since those run in their turn while modules may not wait for one another, at a fixed
 * address, since `static/browser.js` names it.
 */
export function fillsScript(entry: string): Plugin {
  return {
    name: 'qinghe:fills-script',
    apply: 'build',
    async generateBundle() {
      const bundle = await rolldown({ input: entry, transform: { target: [...floor] } });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName: FILE, source: output[0].code });
    },
  };
}
