import { checkInfo, getUserInfo } from '@qinghe/contract/account/endpoints.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { askEarly } from '../lib/early-answers.ts';
import { loadTexts } from '../lib/i18n/text-files.ts';
import { prepareRequest } from '../lib/prepare-request.ts';
import { LET_IN_KEY, LOCALE_KEY, TOKEN_KEY } from '../lib/storage-keys.ts';
import { matchAddress } from './match-address.ts';
import { type FirstCall, hasKnownValues, isRedirect, routes } from './routes.ts';

/*
 * A script of its own that runs long before the application is there: while that is on its way, what somebody who is
 * logged in will need is asked for already: the screen of this address, its texts, its first answers. It is a head start
 * and nothing else. What fails here, or is not what was wanted, is asked for again by whoever needs it, and told there.
 */
const token = localStorage.getItem(TOKEN_KEY);
const locale = localStorage.getItem(LOCALE_KEY) === 'en' ? 'en' : 'zh-CN';

for (const entry of routes) {
  const params = isRedirect(entry) ? null : matchAddress(entry.path, location.pathname);
  if (isRedirect(entry) || !params || !hasKnownValues(entry, params)) continue;
  if (token === null && entry.access !== 'public') break;
  const files: Promise<unknown>[] = [entry.screen(), ...(entry.texts ?? []).map((name) => loadTexts(locale, name))];
  if (entry.layout === 'shell') files.push(import('./behind-login.ts'));
  void Promise.allSettled(files);
  // Others have steps to take first, and the calls of the desk would be refused.
  if (entry.layout === 'shell' && localStorage.getItem(LET_IN_KEY) !== null) {
    const ofShell: FirstCall[] = [
      [getUserInfo, {}],
      [getCompanyInfo, {}],
      [checkInfo, {}],
      [businessOverview, {}],
    ];
    ask([...ofShell, ...(entry.first?.(params, new URLSearchParams(location.search)) ?? [])]);
  }
  break;
}

function ask(calls: FirstCall[]): void {
  for (const [endpoint, input, next] of calls) {
    const { address, send } = prepareRequest(endpoint, input, { token, locale, clientVersion: __BUILD_ID__ });
    const answer = askEarly(address, send);
    // Read from a copy, and before whoever takes the answer reads it.
    if (next)
      void answer
        ?.then((response) => response.clone().json())
        .then(({ data }) => data && ask(next(data)))
        .catch(() => undefined);
  }
}
