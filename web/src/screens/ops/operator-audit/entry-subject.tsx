import type { OperatorEntry } from '@qinghe/contract/ops/audit.ts';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './entry-subject.module.css';

export const hasSubject = ({ company, account, words, notice, fair, key }: OperatorEntry): boolean =>
  company !== null || account !== null || words !== null || notice !== null || fair !== null || key !== null;

/** Whom it was about, each a door to them: an account and its company, a job of one, words of the list, a notice, a fair, a key. */
export function EntrySubject({ entry: { company, account, job, words, notice, fair, key } }: { entry: OperatorEntry }) {
  const { t } = useTranslation('ops');
  if (words) {
    const named = words.first.join(t('audit.between'));
    return (
      <Link to={`/ops/words?q=${encodeURIComponent(words.first[0] ?? '')}`}>
        {words.count > words.first.length ? t('audit.wordsMore', { words: named, count: words.count }) : named}
      </Link>
    );
  }
  if (fair !== null) return <Link to="/ops/fairs">{fair}</Link>;
  if (key !== null) return <Link to="/ops/platform-keys">{key}</Link>;
  if (notice !== null) return <Link to="/ops/notices">{notice}</Link>;
  return (
    <span className={styles.subject}>
      {account && <Link to={`/ops/account?id=${account.uuid}`}>{account.name || t('subject.nameless')}</Link>}
      {job && <span>{job.name}</span>}
      {company && <Link to={`/ops/company?id=${company.uuid}`}>{company.name}</Link>}
    </span>
  );
}
