import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasCode, isApiError, NO_RESPONSE } from '../../lib/api/api-error.ts';
import { newKey } from '../../lib/api/new-key.ts';
import type { Stale } from './api-form.ts';
import { draftOf } from './draft.ts';
import { isStanding } from './rebase.ts';

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

interface Numbered {
  uuid: string;
  version: number;
  updated_at: string;
}

/** What is kept in the browser: the fields, and the version of what they were typed upon; none before there is one. */
interface Kept<Values> {
  fields: Values;
  version: number | undefined;
}

interface AutosaveOptions<Values extends object, Saved extends Numbered> {
  /** The name under which what was typed is kept, before there is anything on the server and after. */
  keyOf: (uuid: string | undefined) => string;
  /** As the server has it; undefined for a new one. */
  saved: Saved | undefined;
  empty: Values;
  valuesOf: (saved: Saved) => Values;
  /** Of what was kept in the browser, by an older version of the page perhaps, what this one can show. */
  sift: (kept: Partial<Values>) => Partial<Values>;
  /** What the server takes as it stands. */
  savable: (values: Values) => Partial<Values>;
  /** `key` is of this form: one whose response was lost is not made twice. */
  create: (values: Values, key: string) => Promise<Saved>;
  update: (seen: Saved, values: Values) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Told once the new one has an address of its own. */
  onStarted: (saved: Saved) => void;
}

/**
 * A form that is saved on the server while the person types: when the person pauses, one save at a time, each with the
 * version that it builds on. What is not saved yet also lies in the browser, so that a reload or a dead network loses
 * nothing.
 */
export function useAutosave<Values extends object, Saved extends Numbered>(options: AutosaveOptions<Values, Saved>) {
  const { saved: begun, empty } = options;
  const [kept] = useState(() => readKept(options));
  const [values, setValues] = useState<Values>(kept?.fields ?? (begun ? options.valuesOf(begun) : empty));
  const [state, setState] = useState<SaveState>(kept ? 'waiting' : 'clean');
  const [savedAt, setSavedAt] = useState<string | null>(begun?.updated_at ?? null);
  /** What another person saved meanwhile, with who and when. */
  const [current, setCurrent] = useState<Saved>();
  // As it was when it was typed upon: what was saved since is not overwritten unasked.
  const server = useRef(begun && { ...begun, version: kept?.version ?? begun.version });
  const latest = useRef(values);
  const saving = useRef<Promise<Saved> | null>(null);
  const [firstKey] = useState(newKey);
  const startKey = useRef(firstKey);
  const isGone = useRef(false);
  const now = useNewest(options);

  const keep = useCallback(() => {
    const { keyOf, valuesOf, empty: none } = now.current;
    const seen = server.current;
    draftOf<Kept<Values>>(keyOf(seen?.uuid), 'browser').write(
      { fields: latest.current, version: seen?.version },
      { fields: seen ? valuesOf(seen) : none, version: seen?.version },
    );
  }, [now]);
  const forget = useCallback(
    (uuid: string | undefined) => draftOf<Kept<Values>>(now.current.keyOf(uuid), 'browser').clear(),
    [now],
  );

  const save = useCallback(async (): Promise<Saved> => {
    // A save under way answers with a version that the next one needs.
    await saving.current?.catch(() => undefined);
    const { savable, valuesOf, create, update, onSaved, onStarted } = now.current;
    const sent = latest.current;
    setState('saving');
    const seen = server.current;
    const before = isGone.current ? undefined : seen;
    const part = savable(sent);
    const isWhole = Object.keys(part).length === Object.keys(sent).length;
    saving.current = (before ? update(before, sent) : create(sent, startKey.current)).catch((error: unknown) => {
      const standing = staleOf<Saved>(error);
      if (standing && isStanding(part, valuesOf(standing))) return standing;
      throw error;
    });
    try {
      const saved = await saving.current;
      server.current = saved;
      isGone.current = false;
      onSaved(saved);
      setSavedAt(saved.updated_at);
      forget(seen?.uuid);
      if (latest.current === sent) setState(isWhole ? 'saved' : 'partly');
      if (latest.current !== sent || !isWhole) keep();
      if (!before) onStarted(saved);
      return saved;
    } catch (error) {
      setState(stateAfter(error));
      setCurrent(staleOf<Saved>(error));
      if (hasCode(error, 40401)) {
        isGone.current = true;
        startKey.current = newKey();
      }
      throw error;
    } finally {
      saving.current = null;
    }
  }, [now, keep, forget]);

  const change = useCallback(
    (part: Partial<Values>) => {
      latest.current = { ...latest.current, ...part };
      setValues(latest.current);
      keep();
      setState((before) => (before === 'conflict' || before === 'gone' ? before : 'waiting'));
    },
    [keep],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values starts the pause anew
  useEffect(() => {
    if (state !== 'waiting' && state !== 'failed') return;
    const timer = setTimeout(() => void save().catch(() => undefined), state === 'failed' ? TRY_AGAIN : PAUSE);
    return () => clearTimeout(timer);
  }, [state, values, save]);

  /** After a conflict: keeps what is on the screen, or takes what the other person saved. */
  const settle = (theirs: Saved, whose: 'mine' | 'theirs') => {
    server.current = theirs;
    if (whose === 'mine') return setState('waiting');
    latest.current = options.valuesOf(theirs);
    setValues(latest.current);
    forget(theirs.uuid);
    setSavedAt(theirs.updated_at);
    setState('saved');
  };
  const stale: Stale | null =
    state === 'conflict' && current
      ? { current, overwrite: () => settle(current, 'mine'), loadLatest: () => settle(current, 'theirs') }
      : null;
  return { values, change, state, savedAt, save, stale };
}

/** The options of the last drawing, for what goes on longer than one. */
function useNewest<Options>(options: Options): RefObject<Options> {
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  return newest;
}

function readKept<Values extends object, Saved extends Numbered>({
  keyOf,
  saved,
  empty,
  sift,
}: AutosaveOptions<Values, Saved>): Kept<Values> | undefined {
  const kept = draftOf<Kept<Values>>(keyOf(saved?.uuid), 'browser').read()?.values;
  const fields = sift(kept?.fields ?? {});
  return Object.keys(fields).length === 0 ? undefined : { fields: { ...empty, ...fields }, version: kept?.version };
}

const staleOf = <Saved>(error: unknown): Saved | undefined =>
  hasCode(error, 40901) ? (error.data as Saved | undefined) : undefined;

function stateAfter(error: unknown): SaveState {
  if (hasCode(error, 40901)) return 'conflict';
  if (hasCode(error, 40401)) return 'gone';
  return isApiError(error) && error.code !== NO_RESPONSE && (error.code < 500 || error.code > 600)
    ? 'refused'
    : 'failed';
}
