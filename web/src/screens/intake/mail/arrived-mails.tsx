import { IMPORT_DAYS } from '@qinghe/contract/intake/cv-imports.ts';
import { type IntakeMail, RAW_MAIL_DAYS } from '@qinghe/contract/intake/mails.ts';
import { Link } from 'react-router';
import { useMails } from '../../../domains/intake/api/mails.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './mail.module.css';

const tones = { waiting: 'neutral', taken: 'green', aside: 'amber' } as const;

/** What came to the addresses lately, and why something of it was set aside; nothing where nothing came. */
export function ArrivedMails({ addressOf }: { addressOf: (uuid: string) => string }) {
  const { t } = useTranslation('intake', { keyPrefix: 'mail' });
  const items = useMails().data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('arrived')} flush>
      <DataTable<IntakeMail>
        label={t('arrived')}
        rows={items}
        keyOf={({ uuid }) => uuid}
        nameOf={({ sender, job_title }) => sender || job_title}
        columns={[
          { key: 'job', title: t('job'), cell: ({ job_title }) => job_title, phone: 'title' },
          { key: 'sender', title: t('sender'), cell: ({ sender }) => sender, phone: 'second' },
          {
            key: 'state',
            title: t('state'),
            cell: ({ state }) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>,
            phone: 'aside',
            whole: true,
          },
          {
            key: 'more',
            title: t('details'),
            cell: ({ uuid, state, reason }) =>
              state === 'taken' ? <Link to={addressOf(uuid)}>{t('see')}</Link> : reason && t(`reason.${reason}`),
            phone: 'line',
          },
          {
            key: 'at',
            title: t('at'),
            cell: ({ received_at }) => <RelativeTime at={received_at} />,
            align: 'end',
            phone: 'second',
            whole: true,
          },
        ]}
      />
      <div className={styles.kept}>
        <Hint as="p">{t('kept', { raw: RAW_MAIL_DAYS, list: IMPORT_DAYS })}</Hint>
      </div>
    </Section>
  );
}
