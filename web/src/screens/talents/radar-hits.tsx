import { isUuid } from '@qinghe/contract/formats.ts';
import type { Talent } from '@qinghe/contract/talents/list.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useInviteCost } from '../../domains/talents/api/invitations.ts';
import { useRadarHits } from '../../domains/talents/api/radar.ts';
import { useAimWords } from '../../domains/talents/components/use-aim-words.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { SelectFrame } from '../../ui/table/select-frame.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { InviteAction, isInvitable } from './invite-action.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { SimilarTalents } from './similar-talents.tsx';
import { TalentRow } from './talent-row.tsx';
import { useCurrentRow } from './use-current-row.ts';
import { useTalentSelection } from './use-talent-selection.ts';

const RECORD = '/recruitment-props/my-rights/radar-usage-record';

/** Whom the radar of the address has found. */
export default function RadarHits() {
  const { t } = useTranslation('talents');
  const [search] = useSearchParams();
  const radar = search.get('radar') ?? '';
  if (isUuid(radar)) return <Hits key={radar} uuid={radar} />;
  return (
    <Page>
      <Card>
        <EmptyState
          title={t('radar.unknown')}
          hint={t('radar.unknownHint')}
          action={<ButtonLink to={RECORD}>{t('radar.record')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}

/** The best fit first: beside the job, and to be invited to it. */
function Hits({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('talents');
  const say = useAimWords();
  const query = useRadarHits(uuid);
  const cost = useInviteCost();
  const found = itemsOf(query.data);
  const row = useCurrentRow(found.map(({ uuid }) => uuid));
  const selection = useTalentSelection(found, row);
  const [similarTo, setSimilarTo] = useState<Talent | null>(null);
  const { dialog, open } = useDialog();
  const { radar, aim } = query.data?.pages[0] ?? {};
  const jobUuid = radar?.job.uuid ?? '';
  const invite = (talent: Talent) =>
    open((close) => <InviteDialog talent={talent} jobUuid={jobUuid} onClose={close} />);
  const inviteMany = () =>
    open((close) => (
      <BatchDialog uuids={selection.chosen} filter={{}} jobUuid={jobUuid} onSent={selection.clear} onClose={close} />
    ));
  const current = found.find(({ uuid }) => uuid === row.current);
  useKey('i', () => current && invite(current), {
    enabled: current !== undefined && isInvitable(current),
    label: t('invite.action'),
  });
  const until = radar && day(new Date(radar.until), i18n.language);
  const rowOf = (talent: Talent) => {
    const isCurrent = talent.uuid === row.current;
    return (
      <TalentRow
        key={talent.uuid}
        talent={talent}
        words={aim?.words ?? []}
        isCurrent={isCurrent}
        isSelected={selection.chosen.includes(talent.uuid)}
        isSelectable={isInvitable(talent)}
        action={
          <InviteAction
            talent={talent}
            isCurrent={isCurrent}
            isFilled={isCurrent && selection.chosen.length === 0}
            cost={cost}
            onInvite={() => invite(talent)}
          />
        }
        onFocus={() => row.setCurrent(talent.uuid)}
        onSelect={() => selection.toggle(talent.uuid)}
        onSimilar={() => setSimilarTo(talent)}
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
        lead={radar && t(`radar.lead.${radar.state}`, { job: radar.job.title, day: until, count: radar.hits })}
        above={
          aim && (
            <Hint as="p">
              {t('radar.aim', {
                words: say.list(aim.words),
                conditions: say.conditions(aim) || t('radar.noConditions'),
              })}
            </Hint>
          )
        }
        actions={<ButtonLink to={RECORD}>{t('radar.record')}</ButtonLink>}
        query={query}
        empty={{
          title: t('radar.nobody'),
          hint: t(radar?.state === 'running' ? 'radar.nobodyYet' : 'radar.nobodyHint'),
        }}
        below={
          <>
            <BatchBar count={selection.chosen.length} cost={cost} onInvite={inviteMany} onClear={selection.clear} />
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
