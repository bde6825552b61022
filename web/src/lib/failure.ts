import { toast } from '../ui/toast/toast.ts';
import { type ApiError, messageOf } from './api-error.ts';
import { session } from './browser-session.ts';
import { currentLocale, i18n } from './i18n/i18n.ts';
import { reactionTo } from './reaction.ts';

const RELOAD_DELAY_MS = 1000;
let reloading = false;

/** Carries out the document's reaction to a failed call. */
export function respondToFailure(error: ApiError, { silent }: { silent: boolean }): void {
  const reaction = reactionTo(error, { silent, hasToken: session.token() !== null });
  // While the session ends, one sentence says why; the calls that fail with it add nothing.
  if (!session.isEnding()) {
    if (reaction.toast === 'message') toast.error(messageOf(error, currentLocale()));
    if (reaction.toast === 'network') toast.error(i18n.t('common:networkFailed'));
  }
  if (reaction.next === 'end-session') session.end();
  if (reaction.next === 'elsewhere-dialog') session.showElsewhere();
  if (reaction.next === 'reload' && !reloading) {
    reloading = true;
    setTimeout(() => location.reload(), RELOAD_DELAY_MS);
  }
}
