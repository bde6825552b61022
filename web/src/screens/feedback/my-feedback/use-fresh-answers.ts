import type { Feedback } from '@qinghe/contract/feedback/feedback.ts';
import { useEffect, useRef } from 'react';
import { useReadAnswers } from '../../../domains/feedback/api/feedback.ts';

/**
 * Says that the answers on the screen were read, each time as many as stand there.
 * @returns how many of each were read when it came: those after them are marked for as long as one stays
 */
export function useFreshAnswers(items: readonly Feedback[]): ReadonlyMap<string, number> {
  const before = useRef(new Map<string, number>());
  const said = useRef(new Map<string, number>());
  const read = useReadAnswers();
  for (const { uuid, answers, read_answers } of items)
    if (answers.length > read_answers && !before.current.has(uuid)) before.current.set(uuid, read_answers);
  useEffect(() => {
    for (const { uuid, answers, read_answers } of items) {
      if (answers.length <= Math.max(read_answers, said.current.get(uuid) ?? 0)) continue;
      said.current.set(uuid, answers.length);
      void read({ uuid, answers: answers.length });
    }
  });
  return before.current;
}
