import type { Refused } from '../../../domains/talks/door/door.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

/** What the server did not take, until it was seen. */
export function RefusedBar({ refused, onSeen }: { refused: readonly Refused[]; onSeen: () => void }) {
  const { t } = useTranslation('door', { keyPrefix: 'refused' });
  const codes = refused.flatMap(({ entry }) => (entry.kind === 'scan' ? [entry.code] : []));
  const names = refused.flatMap(({ entry }) => (entry.kind === 'walk_in' ? [entry.person.name] : []));
  const isGone = refused.some(({ entry }) => entry.kind === 'arrive');
  if (refused.length === 0) return null;
  return (
    <Callout tone="red" action={<Button onClick={onSeen}>{t('seen')}</Button>}>
      {codes.length > 0 && <p>{t('unknown', { codes: [...new Set(codes)].join(t('and')) })}</p>}
      {names.length > 0 && <p>{t('full', { names: names.join(t('and')) })}</p>}
      {isGone && <p>{t('gone')}</p>}
    </Callout>
  );
}
