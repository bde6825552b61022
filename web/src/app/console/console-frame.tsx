import { Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useLogOutOperator, useOperator } from '../../domains/ops/api/operator.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { MAIN_ID, SkipLink } from '../../ui/skip-link/skip-link.tsx';
import { Choices } from '../shell/choices.tsx';
import { ConnectionNote } from '../shell/connection-note.tsx';
import styles from './console-frame.module.css';
import { ConsoleSearch } from './console-search.tsx';

const queues = ['companies', 'identities', 'jobs', 'proposals', 'erasures'] as const;
/** What operators keep beside their queues. */
const kept = [
  ['help', '/ops/help'],
  ['money', '/ops/money'],
  ['transfers', '/ops/transfers'],
  ['refunds', '/ops/refunds'],
  ['invoices', '/ops/invoices'],
  ['prices', '/ops/prices'],
  ['ads', '/ops/ads'],
  ['live', '/ops/live'],
  ['feedback', '/ops/feedback'],
  ['words', '/ops/words'],
  ['notices', '/ops/notices'],
  ['fairs', '/ops/fairs'],
  ['dictionaries', '/ops/dictionaries'],
  ['platformKeys', '/ops/platform-keys'],
  ['audit', '/ops/audit'],
] as const;

/** Lists whose rows have addresses of their own. */
const listsOf: Record<string, string> = {
  '/ops/canned-answers': '/ops/help',
  '/ops/dictionary': '/ops/dictionaries',
  '/ops/holidays': '/ops/dictionaries',
  '/ops/fair': '/ops/fairs',
  '/ops/orders': '/ops/money',
  '/ops/suspense': '/ops/money',
  '/ops/reconciliation': '/ops/money',
  '/ops/red-letters': '/ops/invoices',
  '/ops/broadcast': '/ops/live',
};
const placeOf = (pathname: string) => listsOf[pathname] ?? pathname;

/** The dark bar says that one is not at a company's desk: queues with what waits in them, and who is logged in. */
export function ConsoleFrame() {
  const { t } = useTranslation('shell');
  const { data } = useOperator();
  const logOut = useLogOutOperator();
  const place = placeOf(useLocation().pathname);
  const places = useRef<HTMLElement>(null);
  const isCounted = data !== undefined;
  // On phones the places scroll sideways. Once their numbers have made them wider, the open one is brought into sight.
  useEffect(() => {
    if (!isCounted) return;
    places.current?.querySelector(`a[href="${place}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [place, isCounted]);
  const linkTo = (to: string) =>
    ({ to, className: styles.queue ?? '', 'aria-current': to === place ? 'page' : undefined }) as const;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar} data-theme="dark">
        <span className={styles.brand}>
          {t('console.name')} <ConnectionNote />
        </span>
        <nav ref={places} aria-label={t('console.places')} className={styles.queues}>
          {queues.map((name) => (
            <Link key={name} {...linkTo(`/ops/${name}`)}>
              {t(`console.${name}`)} <span className={styles.count}>{data?.waiting[name]}</span>
            </Link>
          ))}
          {kept.map(([name, to]) => (
            <Link key={name} {...linkTo(to)}>
              {t(`console.${name}`)}
            </Link>
          ))}
        </nav>
        <ConsoleSearch />
        <Choices />
        <span className={styles.operator}>{data?.operator.name}</span>
        <Button variant="quiet" onClick={() => void logOut()}>
          {t('console.logOut')}
        </Button>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
