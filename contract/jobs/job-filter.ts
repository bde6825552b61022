/** draft → reviewing → online ⇄ offline; online → expired at its deadline; reviewing → refused. */
export const jobStates = ['draft', 'reviewing', 'online', 'offline', 'expired', 'refused'] as const;

/** `expiring` is not a state of its own: online jobs within 15 days of their deadline. */
export const jobFilters = ['all', ...jobStates, 'expiring'] as const;

/** Batches of campus recruitment: 提前批, 秋招, 补录, 春招. */
export const campusBatches = ['early', 'autumn', 'supplement', 'spring'] as const;

/** From this score on a job says what most candidates look for, and screens show it in green. */
export const GOOD_QUALITY = 80;
