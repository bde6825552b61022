import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import type { StarterKind } from '@qinghe/contract/settings/starters.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import { Suspense } from 'react';
import { useMay } from '../../domains/account/may.ts';
import { currentLocale, needTexts } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { ListTable } from '../../ui/list/list-screen.tsx';
import { OwnedList, type OwnedListProps } from '../../ui/list/owned-list.tsx';
import { itemsIn } from '../../ui/list/query-list.tsx';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';

const Starters = onDemand(async () => {
  const [part] = await Promise.all([import('../../domains/settings/starters.tsx'), needTexts(['starters'])]);
  return part;
});

interface SettingsListProps<Item extends { uuid: string; content: string }>
  extends Pick<OwnedListProps<Item>, 'query' | 'most' | 'dialog'> {
  /** The call that makes a new one: whoever may not make it reads alone. */
  creates: Endpoint;
  columns: ListTable<Item>['columns'];
  nameOf: (item: Item) => string;
  /** Why there is no room for more, as the server says it. */
  full: 'room.commonWords' | 'room.templates';
  /** Where its words stand in the texts of the settings. */
  texts: 'words' | 'templates' | 'invites' | 'noteTemplates';
  /** What one may begin with, where there is something. */
  starters?: StarterKind;
  remove: OwnedListProps<Item>['remove'] & { pending: { uuid: string } | undefined };
  questionOf: (item: Item) => { title: string; hint: string };
}

/** The page of texts that an account keeps for itself. */
export function SettingsList<Item extends { uuid: string; content: string }>(props: SettingsListProps<Item>) {
  const { most, full, creates, texts, starters, remove, columns, nameOf, questionOf, ...list } = props;
  const { t } = useTranslation('settings');
  const readOnly = !useMay()(creates);
  return (
    <OwnedList
      {...list}
      readOnly={readOnly}
      most={most}
      below={
        !readOnly &&
        starters &&
        list.query.data && (
          <Suspense>
            <Starters kind={starters} items={itemsIn(list.query)} />
          </Suspense>
        )
      }
      full={sayReason(full, currentLocale(), { most })}
      texts={{
        lead: t(`${texts}.lead`),
        add: t(`${texts}.add`),
        empty: t(`${texts}.empty`),
        emptyHint: t(`${texts}.emptyHint`),
      }}
      note={(count) => t('count', { count, most })}
      remove={remove}
      questionOf={(item) => ({ ...questionOf(item), confirm: t('delete') })}
      table={({ change, leave }) => ({
        label: t(`${texts}.label`),
        nameOf,
        columns,
        onOpen: change,
        pendingOf: ({ uuid }) => (remove.pending?.uuid === uuid ? t('deleting') : undefined),
        actionsOf: (item) => [
          { label: t('change'), run: () => change(item) },
          { label: t('delete'), danger: true, run: () => leave(item) },
        ],
      })}
    />
  );
}
