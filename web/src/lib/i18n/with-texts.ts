import { needTexts } from './i18n.ts';
import type { Texts } from './resources.d.ts';

/** For `onDemand`: a part of a screen that comes with texts of its own. */
export const withTexts =
  <Module>(namespaces: readonly (keyof Texts)[], load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), needTexts(namespaces)]);
    return module;
  };
