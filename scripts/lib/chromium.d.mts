/** The browser of this machine; undefined where only Playwright's own may be there. */
export function findChromium(): string | undefined;

/** The browser for journeys: the one that can open no windows, with which they take a fifth less, before any other. */
export function findHeadlessChromium(): string | undefined;
