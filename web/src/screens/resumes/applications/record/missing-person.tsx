import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/state/state.tsx';
import { useDeskFrame } from '../desk-context.ts';
import { sayName } from '../words.ts';

/** In place of the record of somebody who cannot be opened: the way on to the list's first person. */
export default function MissingPerson({ gone, first }: { gone: boolean; first: ApplicationSummary | undefined }) {
  const { t } = useTranslation('resumes');
  const { open } = useDeskFrame();
  return (
    <EmptyState
      title={t(gone ? 'missing.gone' : 'missing.title')}
      hint={first && t('missing.hint')}
      action={
        first && <Button onClick={() => open(first.uuid)}>{t('missing.first', { name: sayName(t, first) })}</Button>
      }
    />
  );
}
