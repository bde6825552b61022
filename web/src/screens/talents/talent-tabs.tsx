import type { SavedTalentSearch } from '@qinghe/contract/talents/saved.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useTalentWords } from './talent-words.ts';

interface TalentTabsProps {
  searches: readonly SavedTalentSearch[];
  /** The saved search that is open. */
  open?: string | undefined;
  isList: boolean;
}

const addressOf = ({ uuid, filter }: SavedTalentSearch) =>
  `/talent?${new URLSearchParams({ search: uuid, ...filter })}`;

/** Everybody, one's saved searches with what is new in each, and what became of one's invitations. */
export function TalentTabs({ searches, open, isList }: TalentTabsProps) {
  const { t } = useTranslation('talents');
  const words = useTalentWords();
  const fresh = (count: number) => (count > 0 ? t('tabs.fresh', { shown: words.count(count) }) : undefined);
  return (
    <Tabs
      ground="page"
      label={t('tabs.label')}
      tabs={[
        { to: '/talent', label: t('tabs.all'), current: isList && open === undefined },
        ...searches.map((search) => ({
          to: addressOf(search),
          label: search.name,
          count: fresh(search.new_count),
          current: isList && open === search.uuid,
        })),
        { to: '/talent/invitations', label: t('tabs.invitations'), current: !isList },
      ]}
    />
  );
}
