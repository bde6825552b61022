import type { Handler } from '@qinghe/contract/home/handling.ts';
import { Link } from 'react-router';
import { numberFormat } from '../../../lib/browser/intl.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import styles from './company-overview.module.css';

interface HandlersProps {
  people: readonly Handler[];
  /** The one whose row is red. */
  needsHelp: string | null;
}

/** Who handles what comes in, and what helps where too little is answered. */
export function Handlers({ people, needsHelp }: HandlersProps) {
  const { t, i18n } = useTranslation('control');
  const urgent = people.find(({ uuid }) => uuid === needsHelp);
  const nameOf = ({ name }: Handler) => name || t('overview.unnamed');
  const toned = (row: Handler, figure: React.ReactNode) =>
    row === urgent ? <span className={styles.urgent}>{figure}</span> : figure;
  return (
    <Section title={t('overview.handlers')} flush>
      {urgent && (
        <div className={styles.remedy}>
          <Callout
            tone="amber"
            action={<ButtonLink to="/control/account-management">{t('overview.handOver')}</ButtonLink>}
          >
            {t('overview.needsHelp', {
              name: nameOf(urgent),
              count: urgent.waiting,
              rate: numberFormat(i18n.language, { style: 'percent' }).format(urgent.reply_rate ?? 0),
            })}
          </Callout>
        </div>
      )}
      {people.length === 0 ? (
        <EmptyState title={t('overview.nobody')} hint={t('overview.nobodyHint')} />
      ) : (
        <DataTable
          label={t('overview.handlers')}
          rows={people}
          keyOf={({ uuid }) => uuid}
          nameOf={nameOf}
          columns={[
            { key: 'name', title: t('overview.name'), cell: (row) => toned(row, nameOf(row)), phone: 'title' },
            {
              key: 'jobs',
              title: t('overview.jobs'),
              cell: ({ online_jobs: jobs }) => <NumberText value={jobs} />,
              align: 'end',
              phone: 'hidden',
            },
            {
              key: 'waiting',
              title: t('overview.waiting'),
              cell: (row) => toned(row, <NumberText value={row.waiting} />),
              align: 'end',
              phone: 'aside',
            },
            {
              key: 'handled',
              title: t('overview.handled'),
              cell: ({ handled }) => <NumberText value={handled} />,
              align: 'end',
              phone: 'hidden',
            },
            {
              key: 'rate',
              title: t('overview.replyRate'),
              cell: (row) => row.reply_rate !== null && toned(row, <NumberText value={row.reply_rate} percent />),
              align: 'end',
              phone: 'hidden',
            },
            { key: 'busiest', title: t('overview.busiest'), cell: Busiest, phone: 'second' },
          ]}
        />
      )}
    </Section>
  );
}

/** The job with most new CVs, as the door to exactly those. */
function Busiest({ busiest }: Handler) {
  const { t } = useTranslation('control');
  if (!busiest) return null;
  const { kind, job_uuid: job, title, waiting } = busiest;
  return (
    <Link className={styles.door} to={`${kind === 'campus' ? '/resume/school' : '/resume'}/new?job_uuid=${job}`}>
      {t('overview.busiestJob', { title, count: waiting })}
    </Link>
  );
}
