import { PublishJob } from './publish/publish-job.tsx';

/** Writes an internship. */
export default function PublishInternship() {
  return <PublishJob kind="internship" />;
}
