import type { Quota } from '../../db/quota.ts';

/** No company rings somebody's phone all day; what it says stands on the status page all the same. */
export const MESSAGES_TO_ADDRESS: Quota = { name: 'messages of company to address', most: 20, seconds: 86_400 };

const HOUR = 3600;
const DAY = 24 * HOUR;
const GIGABYTE = 1024 ** 3;

interface Uploads {
  ofNetwork: Quota;
  ofJob: Quota;
}

/*
 * What strangers may use up. A campus goes out by few addresses, so a fair with five hundred students in an hour must
 * fit through one network.
 */
export const CVS: Uploads = {
  ofNetwork: { name: 'uploads of network', most: 600, seconds: HOUR, isOfNetwork: true },
  ofJob: { name: 'uploads of job', most: 3_000, seconds: DAY },
};
/** Up to five beside each CV. */
export const DOCUMENTS: Uploads = {
  ofNetwork: { name: 'documents of network', most: 3_000, seconds: HOUR, isOfNetwork: true },
  ofJob: { name: 'documents of job', most: 15_000, seconds: DAY },
};
/** Bytes, as they come in. */
export const BYTES_OF_NETWORK: Quota = {
  name: 'upload bytes of network',
  most: 3 * GIGABYTE,
  seconds: HOUR,
  isOfNetwork: true,
};
export const BYTES_OF_COMPANY: Quota = { name: 'upload bytes of company', most: 20 * GIGABYTE, seconds: DAY };

/** Files that a candidate sends in the place of a CV, those that cannot be taken among them. */
export const CVS_OF_APPLICATION: Quota = { name: 'cvs of application', most: 10, seconds: DAY };

/** Confirmations go to whatever phone or e-mail somebody typed: the owner has proved nothing yet. */
export const CONFIRMATIONS_TO_ADDRESS: Quota = { name: 'confirmations to address', most: 10, seconds: DAY };
/**
 * What is more waits for its hour, for a day at most: a flood from one network leaves others room, and a hall of students
 * behind one address still hears at once.
 */
export const CONFIRMATIONS_OF_NETWORK: Quota = {
  name: 'confirmations of network',
  most: 400,
  seconds: HOUR,
  isOfNetwork: true,
};
export const CONFIRMATIONS_OF_JOB: Quota = { name: 'confirmations of job', most: 600, seconds: HOUR };
export const CONFIRMATION_HOURS = 24;
