/** Hours after a fair's end for which a stand takes people in: then nobody shows a ticket to it any more. */
export const STAND_HOURS = 12;

/** When a stand closes. */
export const standCloses = (endsAt: string): Date => new Date(Date.parse(endsAt) + STAND_HOURS * 3_600_000);

/** Whether a stand takes in who was scanned at an instant; it may hear of the scan later. */
export const isStandOpen = (endsAt: string, at: Date): boolean => at.getTime() < standCloses(endsAt).getTime();
