import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, KeepStateOptions, UseFormReturn } from 'react-hook-form';
import type { ApiFormOptions } from './api-form.ts';
import { draftOf } from './draft.ts';
import { isSame, rebase } from './rebase.ts';

const asItStands: KeepStateOptions = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true };

/**
 * What was typed into a form, beside what stood there when it was: kept from one drawing to the next, and brought onto
 * what stands there now.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key, drafts = 'session', initial }: Pick<ApiFormOptions<Values, unknown>, 'key' | 'drafts' | 'initial'>,
  sending: RefObject<boolean>,
) {
  const draft = draftOf<Values>(key, drafts);
  const [isRestored, setRestored] = useState(() => drafts === 'session' && draft.read() !== null);
  const seen = useRef(initial);
  const latest = useRef(initial);
  const followed = useRef(initial);
  const isHere = useRef(false);

  const show = (next: Values, mine: Values, keep?: KeepStateOptions) => {
    seen.current = next;
    form.reset(next, keep);
    if (!isSame(mine, next)) form.reset(mine, { ...keep, keepDefaultValues: true });
  };
  const take = () => {
    const kept = draft.read();
    show(seen.current, kept ? rebase(kept.seen, seen.current, kept.values) : seen.current);
  };
  const follow = () => {
    if (sending.current || isSame(followed.current, latest.current)) return;
    followed.current = latest.current;
    show(latest.current, rebase(seen.current, latest.current, form.getValues()), asItStands);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is drawn
  useLayoutEffect(() => {
    if (draft.read()) take();
    isHere.current = true;
    // Saved by a drawing before this one, whose response came late.
    const forget = draft.onSaved(() => sending.current || take());
    return () => {
      isHere.current = false;
      forget();
    };
  }, []);
  useEffect(() => {
    latest.current = initial;
    follow();
  });

  return {
    isRestored,
    /** What the fields are compared with. */
    seen: () => seen.current,
    follow,
    write: () => draft.write(form.getValues(), seen.current),
    /** What was `sent` is saved and `next` stands there; what was typed meanwhile stays. */
    saved(sent: Values, next: Values) {
      const typed = isHere.current ? form.getValues() : (draft.read()?.values ?? next);
      const mine = rebase(sent, next, typed);
      draft.write(mine, next);
      setRestored(false);
      show(next, mine);
      draft.tellSaved();
    },
    begin(next: Values) {
      draft.clear();
      setRestored(false);
      show(next, next);
    },
  };
}
