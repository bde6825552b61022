import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { Link } from 'react-router';
import { useRouteTitle } from '../../../lib/routing/route-handle.ts';
import { useDocumentTitle } from '../../../ui/page/page.tsx';
import styles from './door.module.css';

interface DoorHeadProps {
  /** The list that one came from, and its name; who holds a key came from nowhere. */
  to?: string;
  back?: string;
  /** Until it is known the page has its own. */
  title: string | undefined;
  lead: string | null;
}

/** What is on, and the way back to the list. */
export function DoorHead({ to, back, title, lead }: DoorHeadProps) {
  const ofRoute = useRouteTitle();
  useDocumentTitle(ofRoute);
  return (
    <header className={styles.head}>
      {to && (
        <Link to={to} className={styles.back} aria-label={back}>
          <IconChevronLeft size={22} aria-hidden="true" />
        </Link>
      )}
      <div className={styles.words}>
        <h1>{title ?? ofRoute}</h1>
        {lead && <p className={styles.second}>{lead}</p>}
      </div>
    </header>
  );
}
