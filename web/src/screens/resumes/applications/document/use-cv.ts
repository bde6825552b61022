import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type CvFacts,
  tellOpened,
  useCvFacts,
  useCvFile,
} from '../../../../domains/resumes/api/get-application-file.ts';
import { whenIdle } from '../../../../lib/browser/when-idle.ts';
import type { ReadWords } from './first-words.tsx';

/** How much of the open CV is there: something to read, or all of it. */
export type Progress = 'seen' | 'whole';

export interface CvTurn {
  /** It is the one that is seen. */
  active: boolean;
  /** Whether a file may be fetched and drawn that nobody looks at yet. */
  mayFetchAhead: boolean;
  onProgress: (uuid: string, progress: Progress) => void;
}

/** Milliseconds after which nobody waits for a picture any more. */
const PATIENCE = 4000;
/** Milliseconds that somebody stays with a CV before those beside it are drawn. */
const REST = 700;

/**
 * What of a CV is to be shown. The picture of its first page comes first, alone; the file and what draws it follow when that
 * is seen. Those beside it are fetched and drawn once somebody stays: who steps fast through the list waits for none of it.
 */
export function useCv(uuid: string, cv: NonNullable<ApplicationDetail['cv']>, turn: CvTurn) {
  const { active, mayFetchAhead, onProgress } = turn;
  const {
    data: facts,
    dataUpdatedAt: since,
    error: unknown,
    refetch: askAgain,
  } = useCvFacts(uuid, cv, { ahead: !active });
  const [came, setCame] = useState<boolean>();
  const [late, setLate] = useState(false);
  const [stayed, setStayed] = useState(false);
  const [begun, setBegun] = useState(false);
  const picture = came === false ? null : (facts?.first_page ?? null);
  const settled = facts !== undefined && (picture === null || came === true || late);
  const waits = picture !== null && !settled;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [waits]);
  // After the paint of what is there.
  const stays = active && settled && !stayed;
  useEffect(() => (stays ? whenIdle(() => setStayed(true), 100) : undefined), [stays]);
  const plain = settled && picture === null;
  const wanted = active ? stayed || plain : settled && mayFetchAhead;
  const { file, error, refetch } = useCvFile(uuid, cv, { facts, since, wanted });
  const drawn = begun || stayed || plain || mayFetchAhead;
  // What was drawn stays, whoever is open now, and without a picture that is made a moment later.
  if (drawn && file && !begun) setBegun(true);
  if (plain && file && came === undefined) setCame(false);
  const isSeen = active && (came === true || file !== undefined || unknown !== null || error !== null);
  const isWhole = active && (file !== undefined || unknown !== null || error !== null);
  useEffect(() => {
    if (isSeen) return whenIdle(() => onProgress(uuid, 'seen'), 500);
  }, [isSeen, uuid, onProgress]);
  useEffect(() => {
    if (!isWhole) return;
    const timer = setTimeout(() => onProgress(uuid, 'whole'), REST);
    return () => clearTimeout(timer);
  }, [isWhole, uuid, onProgress]);
  const isShownLate = active && facts?.ahead === true;
  useEffect(() => {
    if (isShownLate) tellOpened(uuid);
  }, [isShownLate, uuid]);
  const words = useMemo(() => (active && facts && isPdf(cv) ? wordsOn(FIRST, facts) : undefined), [active, facts, cv]);
  const retry = useCallback(() => void (unknown ? askAgain() : refetch()), [unknown, askAgain, refetch]);
  return { picture, words, onPicture: setCame, file, drawn, error: unknown ?? error, retry };
}

export const isPdf = ({ name }: Pick<NonNullable<ApplicationDetail['cv']>, 'name'>): boolean =>
  name.toLowerCase().endsWith('.pdf');

const FIRST = 1;

const wordsOn = (page: number, { text, spans }: CvFacts): ReadWords => ({
  text,
  spans: spans.filter((span) => span.page === page),
});
