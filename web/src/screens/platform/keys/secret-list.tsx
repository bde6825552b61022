import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import type { ReactNode } from 'react';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { OwnedList, type OwnedListProps } from '../../../ui/list/owned-list.tsx';
import { ShownSecret } from './shown-secret.tsx';

export interface SecretListProps<Item extends { uuid: string }>
  extends Omit<OwnedListProps<Item>, 'full' | 'texts' | 'dialog' | 'note'> {
  /** Why there is no room for more, as the server says it. */
  full: 'room.platformKeys' | 'room.webhooks';
  /** Where its words stand in the texts of the platform. */
  texts: 'keys' | 'webhooks';
  lead: string;
  emptyHint: string;
  /** The form of a new one, which hands over its secret. */
  dialog: (on: { onMade: (secret: string) => void; onClose: () => void }) => ReactNode;
}

/** The whole page of things that have a secret: made, shown once, ended after a question. */
export function SecretList<Item extends { uuid: string }>(props: SecretListProps<Item>) {
  const { full, texts, lead, emptyHint, dialog, ...list } = props;
  const { t } = useTranslation('platform');
  return (
    <OwnedList
      {...list}
      full={sayReason(full, currentLocale(), { most: list.most })}
      texts={{ lead, add: t(`${texts}.add`), empty: t(`${texts}.empty`), emptyHint }}
      dialog={(_item, onClose, open) =>
        dialog({
          onClose,
          onMade: (secret) =>
            open((close) => (
              <ShownSecret
                secret={secret}
                title={t(`${texts}.shownTitle`)}
                hint={t(`${texts}.shownHint`)}
                onClose={close}
              />
            )),
        })
      }
    />
  );
}
