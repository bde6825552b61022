import { PreviewJob } from './publish/preview-job.tsx';

/** An internship before it goes out. */
export default function PreviewInternship() {
  return <PreviewJob kind="internship" />;
}
