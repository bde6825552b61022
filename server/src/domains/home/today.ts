import * as contract from '@qinghe/contract/home/today.ts';
import { type JobKind, REPLY_PROMISE_DAYS } from '@qinghe/contract/resumes/stages.ts';
import type { Reader } from '../../db/database.ts';
import type { Scope } from '../../http/context.ts';
import { read } from '../../http/read.ts';
import { chinaDay } from '../../time/china-day.ts';
import { readComing } from '../jobs/index.ts';
import { countDecided, countDue, countNewFrom, countReceived, findLongestWaiting } from '../resumes/index.ts';
import { isWelcomeGiftOpen, readEnding } from '../rights/index.ts';
import { weeksUpTo } from './rules.ts';

const DAY = 86_400_000;
/** Where applications come from that answer an invitation of a talent. */
const INVITATION = 'invitation';

/** What is to do now, what comes next, and the week; of what the caller may see. */
export const getToday = read(contract.businessToday, async ({ db, member, scope, now }) => {
  const [due, answered, rights, gift_open, next, week] = await Promise.all([
    readDue(db, scope, now),
    countNewFrom(db, scope, INVITATION),
    readEnding(db, member, now),
    isWelcomeGiftOpen(db, member),
    readNext(db, scope, now),
    readWeek(db, scope, now),
  ]);
  return { due, answered: byKind((kind) => ofKind(answered, kind)?.count ?? 0), rights, gift_open, next, week };
});

const ofKind = <Row extends { kind: JobKind }>(rows: readonly Row[], kind: JobKind) =>
  rows.find((row) => row.kind === kind);
const byKind = <Value>(of: (kind: JobKind) => Value) => ({ internship: of('internship'), campus: of('campus') });

/** A master may answer all that it sees. */
async function readDue(db: Reader, scope: Scope, now: Date) {
  const before = new Date(now.getTime() - (REPLY_PROMISE_DAYS - 1) * DAY);
  const own = await countDue(db, scope, before, 'act');
  const seen = scope.ownerUuid === undefined ? own : await countDue(db, scope, before);
  return byKind((kind) => {
    const count = ofKind(own, kind)?.count ?? 0;
    return { count, all: count === (ofKind(seen, kind)?.count ?? 0) };
  });
}

async function readNext(db: Reader, scope: Scope, now: Date) {
  const [longest, { events }] = await Promise.all([findLongestWaiting(db, scope), readComing(db, scope, now)]);
  const promised = (since: string) => new Date(Date.parse(since) + REPLY_PROMISE_DAYS * DAY).toISOString();
  return {
    reply: longest ? { kind: longest.kind, at: promised(longest.stage_since) } : null,
    event: events[0] ?? null,
  };
}

async function readWeek(db: Reader, scope: Scope, now: Date) {
  const spans = weeksUpTo(now, chinaDay(now));
  const [received, receivedBefore, decided, decidedBefore] = await Promise.all([
    countReceived(db, scope, spans.now),
    countReceived(db, scope, spans.before),
    countDecided(db, scope, spans.now),
    countDecided(db, scope, spans.before),
  ]);
  const beside = (what: 'handled' | 'hired', kind: JobKind) => ({
    now: ofKind(decided, kind)?.[what] ?? 0,
    before: ofKind(decidedBefore, kind)?.[what] ?? 0,
  });
  const week = (kind: JobKind): contract.Week => ({
    received: {
      now: ofKind(received, kind)?.received ?? 0,
      before: ofKind(receivedBefore, kind)?.received ?? 0,
    },
    handled: beside('handled', kind),
    hired: beside('hired', kind),
  });
  return { days: spans.days, ...byKind(week) };
}
