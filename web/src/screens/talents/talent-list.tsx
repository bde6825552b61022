import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import type { countTalents, Talent } from '@qinghe/contract/talents/list.ts';
import type { useTalents } from '../../domains/talents/api/list-talents.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SelectFrame } from '../../ui/table/select-frame.tsx';
import { InviteAction, isInvitable } from './invite-action.tsx';
import { TalentGroups } from './talent-groups.tsx';
import { TalentRow } from './talent-row.tsx';
import { useTalentWords } from './talent-words.ts';
import type { useCurrentRow } from './use-current-row.ts';
import type { useTalentFilters } from './use-talent-filters.ts';
import type { useTalentSelection } from './use-talent-selection.ts';

interface TalentListProps {
  query: ReturnType<typeof useTalents>;
  counts: OutputOf<typeof countTalents> | undefined;
  filters: ReturnType<typeof useTalentFilters>;
  words: readonly string[];
  row: ReturnType<typeof useCurrentRow>;
  selection: ReturnType<typeof useTalentSelection>;
  /** What one invitation takes. */
  cost: UnitQuote | undefined;
  onInvite: (talent: Talent) => void;
  onSimilar: (talent: Talent) => void;
  onAsk: (talent: Talent) => void;
}

/** The talents that were found, in their groups; those who can be invited can be selected. */
export function TalentList({ query, counts, filters, words, row, selection, cost, ...does }: TalentListProps) {
  const { t } = useTranslation('talents');
  const say = useTalentWords();
  const { values, set, drop, active } = filters;
  const asked = active.map((name) => ({ label: say.filter(name, values[name]), drop: () => drop(name) }));
  const droppable = values.q === '' ? asked : [{ label: values.q, drop: () => set({ q: '' }) }, ...asked];
  const suggests = counts?.groups.some(({ without }) => without.length > 0) ?? false;
  const isEmpty = itemsOf(query.data).length === 0;
  const grouped = { counts, values, onDrop: drop };
  const rowOf = (talent: Talent) => {
    const isCurrent = talent.uuid === row.current;
    const invite = () => does.onInvite(talent);
    return (
      <TalentRow
        key={talent.uuid}
        talent={talent}
        words={words}
        isCurrent={isCurrent}
        isSelected={selection.chosen.includes(talent.uuid)}
        isSelectable={isInvitable(talent)}
        action={
          <InviteAction
            talent={talent}
            isCurrent={isCurrent}
            isFilled={isCurrent && selection.chosen.length === 0}
            cost={cost}
            onInvite={invite}
          />
        }
        onFocus={() => row.setCurrent(talent.uuid)}
        onSelect={() => selection.toggle(talent.uuid)}
        onSimilar={() => does.onSimilar(talent)}
        onAsk={() => does.onAsk(talent)}
      />
    );
  };
  return (
    <Card flush>
      <QueryList
        query={suggests && isEmpty ? { ...query, data: undefined, error: null } : query}
        filters={droppable}
        skeleton={
          suggests ? (
            <TalentGroups talents={[]} hasMore={false} {...grouped}>
              {() => null}
            </TalentGroups>
          ) : undefined
        }
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      >
        {(talents) => (
          <SelectFrame {...selection.frame}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside take the focus */}
            <div
              onKeyDown={(event) => {
                row.press(event);
                selection.press(event);
              }}
            >
              <TalentGroups talents={talents} hasMore={query.hasNextPage} {...grouped}>
                {(ofGroup) => ofGroup.map(rowOf)}
              </TalentGroups>
            </div>
          </SelectFrame>
        )}
      </QueryList>
    </Card>
  );
}
