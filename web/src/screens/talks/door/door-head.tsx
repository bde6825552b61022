import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useRouteTitle } from '../../../lib/route-handle.ts';
import { useDocumentTitle } from '../../../ui/page/page.tsx';
import styles from './door.module.css';

interface DoorHeadProps {
  talk: string;
  /** Until the talk is known the page has its own. */
  title: string | undefined;
  lead: string | null;
}

/** What is on, and the way back to the list. */
export function DoorHead({ talk, title, lead }: DoorHeadProps) {
  const { t } = useTranslation('door');
  const ofRoute = useRouteTitle();
  useDocumentTitle(ofRoute);
  return (
    <header className={styles.head}>
      <Link to={talkAddresses.visitors(talk)} className={styles.back} aria-label={t('back')}>
        <IconChevronLeft size={22} aria-hidden="true" />
      </Link>
      <div className={styles.words}>
        <h1>{title ?? ofRoute}</h1>
        {lead && <p className={styles.second}>{lead}</p>}
      </div>
    </header>
  );
}
