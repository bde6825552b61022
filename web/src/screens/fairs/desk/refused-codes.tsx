import type { PhoneEntry } from '../../../domains/fairs/desk/queue.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { RefusedEntry } from '../../../lib/offline/offline-sync.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

type Refused = readonly RefusedEntry<PhoneEntry>[];

/** What is said of those whom the server did not take; an entry that it could not read is of nobody it knows. */
const REASONS = ['early', 'closed', 'full', 'unknown'] as const;
const reasonOf = (result: string) => REASONS.find((reason) => reason === result) ?? 'unknown';

function namesOf(refused: Refused): string[] {
  const scans = refused.filter(({ entry }) => entry.kind === 'scan');
  return [...new Set((scans.length > 0 ? scans : refused).map(({ entry }) => entry.card?.name || entry.code))];
}

/** Whom the server did not take, and why, until it was seen; what was written of them stays readable here. */
export function RefusedCodes({ refused, onSeen }: { refused: Refused; onSeen: () => void }) {
  const { t } = useTranslation('desk', { keyPrefix: 'refused' });
  if (refused.length === 0) return null;
  const notes = refused.flatMap(({ entry }) => (entry.kind === 'note' && entry.text ? [entry.text] : []));
  return (
    <Callout tone="red" action={<Button onClick={onSeen}>{t('seen')}</Button>}>
      {REASONS.map((reason) => {
        const names = namesOf(refused.filter(({ result }) => reasonOf(result) === reason));
        return names.length > 0 && <p key={reason}>{t(reason, { names: names.join(t('and')) })}</p>;
      })}
      {notes.map((note) => (
        <p key={note}>{t('note', { note })}</p>
      ))}
    </Callout>
  );
}
