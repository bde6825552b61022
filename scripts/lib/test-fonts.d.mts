/** Variables that show a browser of the tests the chosen fonts alone; empty where these are not there. */
export function fontEnvironment(): Record<string, string>;
