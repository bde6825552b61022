/** What came is no response of ours: a proxy's page, or half of one. */
export class NoResponse extends Error {}
