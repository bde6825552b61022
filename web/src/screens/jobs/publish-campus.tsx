import { PublishJob } from './publish/publish-job.tsx';

/** Writes a job of campus recruitment. */
export default function PublishCampus() {
  return <PublishJob kind="campus" />;
}
