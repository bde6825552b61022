/** What these predicates need to know of the caller and of a job. */
export interface Viewer {
  accountUuid: string;
  type: 'master' | 'slave';
}

/** A master sees every job of its company, a child account its own. */
export const canSeeJob = (viewer: Viewer, job: { owner_uuid: string }): boolean =>
  viewer.type === 'master' || job.owner_uuid === viewer.accountUuid;
