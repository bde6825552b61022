import { emptyInternshipDraft, type InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  asInternship,
  type Internship,
  type Job,
  startDraft,
  updateDraft,
} from '../../../domains/jobs/api/change-job.ts';
import { jobQuery } from '../../../domains/jobs/api/get-job.ts';
import { hasCode, isApiError, NO_RESPONSE } from '../../../lib/api-error.ts';
import { newKey } from '../../../lib/new-key.ts';
import { backupOf } from './draft-backup.ts';

/** `failed` is tried again by itself; `refused` is the server's own no, and waits for the next change. */
export type SaveState = 'clean' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict';

const PAUSE = 700;
const TRY_AGAIN = 5000;

interface DraftOptions {
  /** The job as the server has it; undefined for a new one. */
  job: Internship | undefined;
  /** Told once the new draft has an address of its own. */
  onStarted: (job: Job) => void;
}

/**
 * A draft that is saved on the server while the person types: saved when the person pauses, one save at a time, each with
 * the version that it builds on. What is not saved yet also lies in the browser, so that a reload or a dead network
 * loses nothing.
 */
export function useDraft({ job, onStarted }: DraftOptions) {
  const [draft, setDraft] = useState<InternshipDraft>(
    () => backupOf(job?.uuid).read() ?? job?.draft ?? emptyInternshipDraft,
  );
  const [state, setState] = useState<SaveState>(() => (backupOf(job?.uuid).read() ? 'waiting' : 'clean'));
  const [savedAt, setSavedAt] = useState<string | null>(job?.updated_at ?? null);
  /** What another person saved meanwhile, with who and when. */
  const [current, setCurrent] = useState<unknown>();
  const client = useQueryClient();
  const server = useRef(job);
  const latest = useRef(draft);
  const saving = useRef<Promise<Internship> | null>(null);
  const [startKey] = useState(newKey);

  const save = useCallback(async (): Promise<Internship> => {
    // A save under way answers with a version that the next one needs.
    await saving.current?.catch(() => undefined);
    const sent = latest.current;
    setState('saving');
    const before = server.current;
    saving.current = before ? updateDraft(before, sent) : startDraft(sent, startKey);
    try {
      const saved = await saving.current;
      server.current = saved;
      // The preview, and the way back from it, show what was saved last.
      client.setQueryData(jobQuery(saved.uuid).queryKey, saved);
      setSavedAt(saved.updated_at);
      backupOf(before?.uuid).clear();
      if (latest.current === sent) setState('saved');
      else backupOf(saved.uuid).write(latest.current);
      if (!before) onStarted(saved);
      return saved;
    } catch (error) {
      setState(stateAfter(error));
      if (hasCode(error, 40901) && error.data) {
        server.current = asInternship(error.data as Job);
        setCurrent(error.data);
      }
      throw error;
    } finally {
      saving.current = null;
    }
  }, [client, onStarted, startKey]);

  const change = useCallback((part: Partial<InternshipDraft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    backupOf(server.current?.uuid).write(latest.current);
    setState((now) => (now === 'conflict' ? now : 'waiting'));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft starts the pause anew
  useEffect(() => {
    if (state !== 'waiting' && state !== 'failed') return;
    const timer = setTimeout(() => void save().catch(() => undefined), state === 'failed' ? TRY_AGAIN : PAUSE);
    return () => clearTimeout(timer);
  }, [state, draft, save]);

  /** After a conflict: keeps what is on the screen, or takes what the other person saved. */
  const settle = useCallback((whose: 'mine' | 'theirs') => {
    if (whose === 'theirs' && server.current) {
      latest.current = server.current.draft;
      setDraft(latest.current);
      backupOf(server.current.uuid).clear();
      setSavedAt(server.current.updated_at);
      setState('saved');
    } else setState('waiting');
  }, []);

  const stale =
    state === 'conflict' ? { current, overwrite: () => settle('mine'), loadLatest: () => settle('theirs') } : null;
  return { draft, change, state, savedAt, save, stale };
}

function stateAfter(error: unknown): SaveState {
  if (hasCode(error, 40901)) return 'conflict';
  return isApiError(error) && error.code !== NO_RESPONSE && (error.code < 500 || error.code > 600)
    ? 'refused'
    : 'failed';
}
