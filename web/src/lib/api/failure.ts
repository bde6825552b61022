import { untoastedCodes } from '@qinghe/contract/errors.ts';
import { notices } from '../browser/notices.ts';
import { currentLocale, i18n } from '../i18n/i18n.ts';
import { accountStatus } from '../session/account-status.ts';
import { session } from '../session/browser-session.ts';
import { type ApiError, messageOf } from './api-error.ts';
import { type Reaction, reactionTo } from './failure-rules.ts';

const RELOAD_DELAY_MS = 1000;
/** At most one reload in this time, as for files of the page: an answer that stays so must not reload for ever. */
const RELOAD_WINDOW_MS = 60_000;
const RELOADED_AT = 'outOfDateReload';

/** What every failed call does to the session and the page; `showFailureOf` says it in words. */
export function respondToFailure(error: ApiError): void {
  const { next } = reactionOf(error, { silent: true });
  if (next === 'end-session') session.end(whyEnded(error));
  if (next === 'ask-guard') accountStatus.recheck();
  if (next === 'elsewhere-dialog') session.showElsewhere();
  if (next === 'reload' && mayReload()) setTimeout(() => location.reload(), RELOAD_DELAY_MS);
}

/** The codes whose words no toast shows say why a login is over. */
const whyEnded = (error: ApiError): string | undefined =>
  untoastedCodes.includes(error.code) ? messageOf(error, currentLocale()) : undefined;

function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < RELOAD_WINDOW_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  return true;
}

/** Tells the person of a failed call what the document has them told. */
export function showFailureOf(error: ApiError, { silent }: { silent: boolean }): void {
  const { toast, next } = reactionOf(error, { silent });
  // While the session ends, one sentence says why; the calls that fail with it add nothing.
  if (session.isEnding() && next !== 'end-session') return;
  if (toast === 'message') notices.error(messageOf(error, currentLocale()));
  if (toast === 'network') notices.error(i18n.t('networkFailed'));
}

const reactionOf = (error: ApiError, { silent }: { silent: boolean }): Reaction =>
  reactionTo(error, { silent, hasToken: session.token() !== null });
