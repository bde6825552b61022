import type { Talent } from '@qinghe/contract/talents/list.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useInviteCost } from '../../domains/talents/api/invitations.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { SelectFrame } from '../../ui/table/select-frame.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { InviteAction, isInvitable } from './invite-action.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { SimilarTalents } from './similar-talents.tsx';
import { TalentRow } from './talent-row.tsx';
import { useAskColleague } from './use-ask-colleague.tsx';
import { useCurrentRow } from './use-current-row.ts';
import { useTalentSelection } from './use-talent-selection.ts';

interface FoundTalentsProps
  extends Pick<ComponentProps<typeof ListScreen<Talent>>, 'lead' | 'above' | 'actions' | 'empty'> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Talent[] }>>;
  /** Marked in the rows. */
  words: readonly string[];
  /** To which they are invited, until another one is chosen; empty for none. */
  jobUuid: string;
}

/** Talents whom something else than the filters of the list has brought together: to be invited, or to ask about. */
export function FoundTalents({ query, words, jobUuid, ...shown }: FoundTalentsProps) {
  const { t } = useTranslation('talents');
  const cost = useInviteCost();
  const found = itemsOf(query.data);
  const row = useCurrentRow(found.map(({ uuid }) => uuid));
  const selection = useTalentSelection(found, row);
  const [similarTo, setSimilarTo] = useState<Talent | null>(null);
  const { dialog, open } = useDialog();
  const { chosen, clear } = selection;
  const ask = useAskColleague(open, { chosen, current: row.current });
  const invite = (talent: Talent) =>
    open((close) => <InviteDialog talent={talent} jobUuid={jobUuid} onClose={close} />);
  const inviteMany = () =>
    open((close) => <BatchDialog uuids={chosen} filter={{}} jobUuid={jobUuid} onSent={clear} onClose={close} />);
  const current = found.find(({ uuid }) => uuid === row.current);
  useKey('i', () => current && invite(current), {
    enabled: current !== undefined && isInvitable(current),
    label: t('invite.action'),
  });
  const rowOf = (talent: Talent) => {
    const isCurrent = talent.uuid === row.current;
    const isFilled = isCurrent && chosen.length === 0;
    const onInvite = () => invite(talent);
    return (
      <TalentRow
        key={talent.uuid}
        talent={talent}
        words={words}
        isCurrent={isCurrent}
        isSelected={chosen.includes(talent.uuid)}
        isSelectable={isInvitable(talent)}
        action={<InviteAction {...{ talent, isCurrent, isFilled, cost, onInvite }} />}
        onFocus={() => row.setCurrent(talent.uuid)}
        onSelect={() => selection.toggle(talent.uuid)}
        onSimilar={() => setSimilarTo(talent)}
        onAsk={() => ask([talent.uuid])}
      />
    );
  };
  return (
    <Drawer
      open={similarTo !== null}
      title={t('similar.title', { code: similarTo?.code ?? '' })}
      onClose={() => setSimilarTo(null)}
      content={similarTo && <SimilarTalents key={similarTo.uuid} uuid={similarTo.uuid} onInvite={invite} />}
    >
      <ListScreen
        {...shown}
        query={query}
        below={
          <>
            <BatchBar
              count={chosen.length}
              cost={cost}
              onInvite={inviteMany}
              onAsk={() => ask(chosen)}
              onClear={clear}
            />
            {dialog}
          </>
        }
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
              {talents.map(rowOf)}
            </div>
          </SelectFrame>
        )}
      </ListScreen>
    </Drawer>
  );
}
