import { Page } from '../../ui/page/page.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';

// Holds the place in the route table until the screen is written.
export default function Screen() {
  return (
    <Page>
      <SkeletonRows />
    </Page>
  );
}
