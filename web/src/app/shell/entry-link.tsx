import { memo } from 'react';
import { Link } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useOverview } from '../../domains/home/api/business-overview.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { NumberText } from '../../ui/text/number-text.tsx';
import { type Entry, isOpenTo } from './entries.ts';

interface EntryLinkProps {
  entry: Entry;
  /** One is there. */
  current: boolean;
  className: string | undefined;
  /** Without it the count is left out. */
  countClass?: string | undefined;
  /** `short` under its group's name, `whole` where it stands alone. */
  name: 'short' | 'whole';
  withIcon: boolean;
}

/** One place to go, with its live count; the current one is marked for eyes and screen readers. */
export const EntryLink = memo(function EntryLink({
  entry,
  current,
  className,
  countClass,
  name,
  withIcon,
}: EntryLinkProps) {
  const { t } = useTranslation('shell');
  const { data: overview } = useOverview();
  const count = overview && entry.count?.of(overview);
  const user = useUserInfo().data;
  if (!isOpenTo(user, entry)) return null;
  return (
    <Link to={entry.to} className={className} aria-current={current ? 'page' : undefined}>
      {withIcon && <entry.icon size={18} stroke={1.7} aria-hidden="true" />}
      <span>{name === 'short' ? t(`entry.${entry.label}`) : t(`title.${entry.title}`)}</span>
      {/* Nothing there is nothing to say. */}
      {countClass && count && entry.count ? (
        <span className={countClass}>
          <span aria-hidden="true">
            <NumberText value={count} />
          </span>
          <span className="visually-hidden">{t(`count.${entry.count.label}`, { count })}</span>
        </span>
      ) : null}
    </Link>
  );
});
