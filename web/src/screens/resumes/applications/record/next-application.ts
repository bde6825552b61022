import type { JoinedApplication, OtherApplication } from '@qinghe/contract/resumes/persons.ts';

type Applied = Pick<OtherApplication, 'uuid' | 'applied_at'>;

const newestFirst = (one: Applied, other: Applied) =>
  other.applied_at.localeCompare(one.applied_at) || other.uuid.localeCompare(one.uuid);

/** The application after the open one among a person's, the newest first and round again; undefined where there is no other. */
export function nextOf(open: Applied, joined: readonly JoinedApplication[]): OtherApplication | undefined {
  const seen = joined.flatMap(({ application }) => application ?? []).toSorted(newestFirst);
  return seen.find((one) => newestFirst(open, one) < 0) ?? seen[0];
}
