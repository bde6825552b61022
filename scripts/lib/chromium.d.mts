/** The browser of this machine; undefined where only Playwright's own may be there. */
export function findChromium(): string | undefined;
