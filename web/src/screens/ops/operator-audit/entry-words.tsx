import type { OperatorEntry } from '@qinghe/contract/ops/audit.ts';
import { actionText } from '@qinghe/contract/texts/audit.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';

const tones = {
  pass: 'green',
  pass_for_now: 'green',
  unfreeze: 'green',
  refuse: 'red',
  freeze: 'red',
  withdraw: 'red',
  confirm_licence: 'amber',
  promote: 'amber',
  move: 'amber',
  reidentify: 'amber',
  release: 'green',
  give_coins: 'amber',
} as const satisfies Record<NonNullable<OperatorEntry['decision']>, Tone>;

/** What was done, and how it was decided. */
export function EntryWords({ entry: { action, decision } }: { entry: OperatorEntry }) {
  const { t } = useTranslation('ops');
  return (
    <>
      {actionText(action, currentLocale())}{' '}
      {decision && <Tag tone={tones[decision]}>{t(`audit.decisions.${decision}`)}</Tag>}
    </>
  );
}
