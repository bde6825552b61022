import { notices } from '../browser/notices.ts';
import { i18n } from '../i18n/i18n.ts';
import { leavePage } from '../routing/navigation.ts';
import { createSession } from './session.ts';

/** The one session of this browser tab. */
export const session = createSession({
  storage: localStorage,
  address: () => location.pathname + location.search + location.hash,
  leave: () => leavePage('/login'),
  reload: () => location.reload(),
  announceEnd: (why) => notices.error([i18n.t('session.abnormal'), why].filter(Boolean).join(' · ')),
  schedule: (task, delay) => setTimeout(task, delay),
});

addEventListener('storage', ({ key }) => session.follow(key));
