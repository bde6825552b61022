import { type ComponentType, createContext, lazy, use, useEffect, useReducer } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isChunkError } from '../../lib/offline/chunk-error.ts';
import { ErrorState } from '../state/state.tsx';
import { toast } from '../toast/toast.ts';

const Again = createContext(() => {});

/**
 * A part of a screen whose file is fetched when it is drawn first, below a Suspense. Where the file cannot be fetched, what
 * can be closed is closed with a word, and everything else says so in its place; the next time it is fetched again. `lazy`
 * alone would keep the failure, and take the screen along with it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Part = attempt();

  function attempt(): ComponentType<Props> {
    const Made = lazy(() =>
      load().catch((error: unknown) => {
        if (!isChunkError(error)) throw error;
        return { default: (props: Closable) => <Missing forget={forget} onClose={props.onClose} /> };
      }),
    ) as unknown as ComponentType<Props>;
    const forget = () => {
      if (Part === Made) Part = attempt();
    };
    return Made;
  }

  return function OnDemand(props: Props) {
    const [, again] = useReducer((count: number) => count + 1, 0);
    const Now = Part;
    return (
      <Again value={again}>
        <Now {...props} />
      </Again>
    );
  };
}

interface Closable {
  onClose?: (() => void) | undefined;
}

function Missing({ forget, onClose }: Closable & { forget: () => void }) {
  const { t } = useTranslation('common');
  const again = use(Again);
  // Once, as it comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen makes its functions anew with each drawing
  useEffect(() => {
    if (onClose) toast.error(t('networkFailed'));
    onClose?.();
    return forget;
  }, []);
  if (onClose) return null;
  const retry = () => {
    forget();
    again();
  };
  return <ErrorState title={t('networkFailed')} hint={t('networkFailedHint')} onRetry={retry} />;
}
