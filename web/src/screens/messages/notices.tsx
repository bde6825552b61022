import { Link, useSearchParams } from 'react-router';
import { useNotices } from '../../domains/messages/api/notices.ts';
import { useInLanguage } from '../../lib/i18n/use-in-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { NoticeView } from './notices/notice-view.tsx';
import styles from './notices/notices.module.css';

/** What the platform tells everybody, with a login or without; one of them by its address. */
export default function Notices() {
  const { t } = useTranslation('messages');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const notices = useNotices();
  const inLanguage = useInLanguage();
  if (UUID.test(id)) return <NoticeView uuid={id} />;
  return (
    <Page maxWidth={760} lead={t('notices.lead')}>
      <Card flush>
        <QueryList query={notices} empty={{ title: t('notices.empty'), hint: t('notices.emptyHint') }}>
          {(items) => (
            <ul className={styles.list}>
              {items.map(({ uuid, title, title_en, published_at }) => (
                <li key={uuid}>
                  <Link to={`/message/notice?id=${uuid}`} className={styles.row}>
                    <span>{inLanguage(title, title_en)}</span>
                    <RelativeTime at={published_at} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
