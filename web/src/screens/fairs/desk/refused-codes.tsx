import { useTranslation } from 'react-i18next';
import type { PhoneEntry } from '../../../domains/fairs/desk/queue.ts';
import type { RefusedEntry } from '../../../lib/exchange.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Whom the server does not know, until it was seen; what was written of them stays readable here. */
export function RefusedCodes({
  refused,
  onSeen,
}: {
  refused: readonly RefusedEntry<PhoneEntry>[];
  onSeen: () => void;
}) {
  const { t } = useTranslation('desk', { keyPrefix: 'refused' });
  if (refused.length === 0) return null;
  const scans = refused.filter(({ entry }) => entry.kind === 'scan');
  const names = [...new Set((scans.length > 0 ? scans : refused).map(({ entry }) => entry.card?.name || entry.code))];
  const notes = refused.flatMap(({ entry }) => (entry.kind === 'note' && entry.text ? [entry.text] : []));
  return (
    <Callout tone="red" action={<Button onClick={onSeen}>{t('seen')}</Button>}>
      <p>{t(refused.some(({ result }) => result === 'full') ? 'full' : 'unknown', { names: names.join(t('and')) })}</p>
      {notes.map((note) => (
        <p key={note}>{t('note', { note })}</p>
      ))}
    </Callout>
  );
}
