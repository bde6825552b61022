import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { startCvImport } from '@qinghe/contract/intake/cv-imports.ts';
import { useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useFinishCvImport, useStartCvImport } from './api/cv-imports.ts';
import { type Chosen, sendArchive, sendCvs } from './send-files.ts';

type Basis = Omit<InputOf<typeof startCvImport>, 'form'>;
type Sendable = Exclude<Chosen, { kind: 'wrong' }>;

export interface Sending {
  /** Of an archive bytes, else files. */
  of: 'bytes' | 'files';
  sent: number;
  all: number;
}

/** Begins an import and sends its files; the page asks before it is left meanwhile. */
export function useSendImport(onBegun: (uuid: string) => void) {
  const start = useStartCvImport();
  const finish = useFinishCvImport();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string>();
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  useAskBeforeLeaving(sending !== null);
  const send = async (basis: Basis, chosen: Sendable) => {
    const isArchive = chosen.kind === 'archive';
    const begun = await start.attempt({ ...basis, form: isArchive ? 'archive' : 'files' });
    const all = isArchive ? chosen.file.size : chosen.files.length;
    const tell = (sent: number) => setSending({ of: isArchive ? 'bytes' : 'files', sent, all });
    tell(0);
    onBegun(begun.uuid);
    if (isArchive) await sendArchive(begun.uuid, chosen.file, tell);
    else setUnsent((await sendCvs(begun.uuid, chosen.files, tell)).map(({ name }) => name));
    await finish.attempt({ uuid: begun.uuid });
  };
  return {
    sending,
    failure,
    unsent,
    busy: start.busy || sending !== null,
    run: async (basis: Basis, chosen: Sendable) => {
      setFailure(undefined);
      setUnsent([]);
      try {
        await send(basis, chosen);
      } catch (problem) {
        if (!isApiError(problem)) throw problem;
        setFailure(messageOf(problem, currentLocale()));
      } finally {
        setSending(null);
      }
    },
  };
}

function useAskBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
}
