import { PreviewJob } from './publish/preview-job.tsx';

/** A job of campus recruitment before it goes out. */
export default function PreviewCampus() {
  return <PreviewJob kind="campus" />;
}
