import { draftsByKind, type JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Job, ofKind, startDraft, updateDraft } from '../../../domains/jobs/api/change-job.ts';
import { jobQuery } from '../../../domains/jobs/api/get-job.ts';
import { hasCode, isApiError, NO_RESPONSE } from '../../../lib/api/api-error.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { isStanding } from '../../../ui/form/rebase.ts';
import { backupOf } from './draft-backup.ts';
import { savablePart } from './unsavable.ts';

/**
 * `partly` left out what cannot be saved as it stands; `failed` is tried again by itself; `refused` is the server's own
 * no, and waits for the next change; `gone` was deleted meanwhile, and waits until the person saves it as a new one.
 */
export type SaveState =
  | 'clean'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'partly'
  | 'failed'
  | 'refused'
  | 'conflict'
  | 'gone';

const PAUSE = 700;
const TRY_AGAIN = 5000;

interface DraftOptions {
  kind: JobKind;
  /** The job as the server has it; undefined for a new one. */
  job: Job | undefined;
  /** Told once the new draft has an address of its own. */
  onStarted: (job: Job) => void;
}

/**
 * A draft that is saved on the server while the person types: saved when the person pauses, one save at a time, each with
 * the version that it builds on. What is not saved yet also lies in the browser, so that a reload or a dead network
 * loses nothing.
 */
export function useDraft({ kind, job, onStarted }: DraftOptions) {
  const [kept] = useState(() => backupOf(kind, job?.uuid).read());
  const [draft, setDraft] = useState<JobDraft>(kept?.draft ?? job?.draft ?? draftsByKind[kind].empty);
  const [state, setState] = useState<SaveState>(kept ? 'waiting' : 'clean');
  const [savedAt, setSavedAt] = useState<string | null>(job?.updated_at ?? null);
  /** What another person saved meanwhile, with who and when. */
  const [current, setCurrent] = useState<unknown>();
  const client = useQueryClient();
  // As it was when it was typed upon: what was saved since is not overwritten unasked.
  const server = useRef(job && { ...job, version: kept?.version ?? job.version });
  const latest = useRef(draft);
  const saving = useRef<Promise<Job> | null>(null);
  const [firstKey] = useState(newKey);
  const startKey = useRef(firstKey);
  const isGone = useRef(false);

  const save = useCallback(async (): Promise<Job> => {
    // A save under way answers with a version that the next one needs.
    await saving.current?.catch(() => undefined);
    const sent = latest.current;
    setState('saving');
    const seen = server.current;
    const before = isGone.current ? undefined : seen;
    const part = savablePart(sent);
    const isWhole = Object.keys(part).length === Object.keys(sent).length;
    saving.current = (before ? updateDraft(before, part) : startDraft(part, startKey.current)).catch(
      (error: unknown) => {
        if (hasCode(error, 40901) && isStanding(part, (error.data as Partial<Job> | undefined)?.draft))
          return error.data as Job;
        throw error;
      },
    );
    try {
      const saved = await saving.current;
      server.current = saved;
      isGone.current = false;
      // The preview, and the way back from it, show what was saved last.
      client.setQueryData(jobQuery(saved.uuid).queryKey, saved);
      setSavedAt(saved.updated_at);
      backupOf(kind, seen?.uuid).clear();
      if (latest.current === sent) setState(isWhole ? 'saved' : 'partly');
      if (latest.current !== sent || !isWhole) backupOf(kind, saved.uuid).write(latest.current, saved.version);
      if (!before) onStarted(saved);
      return saved;
    } catch (error) {
      setState(stateAfter(error));
      if (hasCode(error, 40901)) setCurrent(error.data);
      if (hasCode(error, 40401)) {
        isGone.current = true;
        startKey.current = newKey();
      }
      throw error;
    } finally {
      saving.current = null;
    }
  }, [client, kind, onStarted]);

  const change = useCallback(
    (part: Partial<JobDraft>) => {
      latest.current = { ...latest.current, ...part } as JobDraft;
      setDraft(latest.current);
      backupOf(kind, server.current?.uuid).write(latest.current, server.current?.version);
      setState((now) => (now === 'conflict' || now === 'gone' ? now : 'waiting'));
    },
    [kind],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft starts the pause anew
  useEffect(() => {
    if (state !== 'waiting' && state !== 'failed') return;
    const timer = setTimeout(() => void save().catch(() => undefined), state === 'failed' ? TRY_AGAIN : PAUSE);
    return () => clearTimeout(timer);
  }, [state, draft, save]);

  /** After a conflict: keeps what is on the screen, or takes what the other person saved. */
  const settle = (whose: 'mine' | 'theirs') => {
    const now = ofKind(kind, current as Job);
    server.current = now;
    if (whose === 'mine') return setState('waiting');
    latest.current = now.draft;
    setDraft(now.draft);
    backupOf(kind, now.uuid).clear();
    setSavedAt(now.updated_at);
    setState('saved');
  };

  const stale =
    state === 'conflict' ? { current, overwrite: () => settle('mine'), loadLatest: () => settle('theirs') } : null;
  return { draft, change, state, savedAt, save, stale };
}

function stateAfter(error: unknown): SaveState {
  if (hasCode(error, 40901)) return 'conflict';
  if (hasCode(error, 40401)) return 'gone';
  return isApiError(error) && error.code !== NO_RESPONSE && (error.code < 500 || error.code > 600)
    ? 'refused'
    : 'failed';
}
