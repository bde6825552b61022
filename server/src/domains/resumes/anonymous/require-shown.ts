import { AppError } from '../../../app-error.ts';

/** @throws AppError 40902 for an application that is anonymous: nobody reaches somebody whom they have not revealed */
export function requireShown<Row extends { anonymous_as: string | null }>(application: Row): Row {
  if (application.anonymous_as !== null) throw notShown();
  return application;
}

/** What an anonymous application is refused with. */
export const notShown = (): AppError => new AppError(40902, { reason: 'anonymous.revealFirst' });
