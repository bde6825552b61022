import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { Suspense, useCallback, useState } from 'react';
import { withTexts } from '../../../../lib/i18n/with-texts.ts';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';

const ChatPanel = onDemand(withTexts(['ui', 'chat'], () => import('./chat-panel.tsx')));

/**
 * The chat in the record, which comes later than the rest. Whoever asks for it before begins to type: that is meant for its
 * field, and decides on nobody.
 */
export function ChatDoor({ detail }: { detail: ApplicationDetail }) {
  const [asked, setAsked] = useState(false);
  const [isThere, setThere] = useState(false);
  useKey('c', () => setAsked(true), !isThere && !asked);
  return (
    <>
      {asked && !isThere && <HoldKeys />}
      <Suspense>
        <ChatPanel detail={detail} asked={asked} onThere={useCallback(() => setThere(true), [])} />
      </Suspense>
    </>
  );
}
