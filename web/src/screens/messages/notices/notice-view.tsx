import { useNotice } from '../../../domains/messages/api/notices.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useInLanguage } from '../../../lib/i18n/use-in-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import { NoticeText } from './notice-text.tsx';

/** One notice, its paragraphs as plain text, and the way to all of them. */
export function NoticeView({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('messages');
  const { data, error, refetch } = useNotice(uuid);
  const inLanguage = useInLanguage();
  const all = <ButtonLink to="/message/notice">{t('notices.all')}</ButtonLink>;
  if (data)
    return (
      <Page
        maxWidth={760}
        title={inLanguage(data.title, data.title_en)}
        lead={day(new Date(data.published_at), i18n.language, true)}
        actions={all}
      >
        <NoticeText text={inLanguage(data.content, data.content_en)} />
      </Page>
    );
  return (
    <Page maxWidth={760}>
      <Card>
        {hasCode(error, 40401) ? (
          <EmptyState title={t('notices.gone')} hint={t('notices.goneHint')} action={all} />
        ) : (
          <QueryState query={{ error, refetch }} title={t('notices.failed')} />
        )}
      </Card>
    </Page>
  );
}
