/** The oldest browsers that the product is for (docs/browsers.md), as bundlers name them. */
export const floor = ['chrome100', 'safari16', 'firefox115'] as const;
