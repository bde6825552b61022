import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { askEarly } from '../lib/early-responses.ts';
import { firstQuery } from '../lib/first-queries.ts';
import { loadTexts } from '../lib/i18n/text-files.ts';
import { prepareRequest } from '../lib/prepare-request.ts';
import { LET_IN_KEY, LOCALE_KEY, TOKEN_KEY } from '../lib/storage-keys.ts';
import { matchAddress } from './match-address.ts';
import { hasKnownValues, screens } from './routes/core.ts';
import type { RouteEntry } from './routes/route.ts';

/*
 * A script of its own that prefetches while the application loads: the screen of this address, its texts, its first
 * responses. What fails here is asked for again, and told, where it is needed.
 */
const token = localStorage.getItem(TOKEN_KEY);
const locale = localStorage.getItem(LOCALE_KEY) === 'en' ? 'en' : 'zh-CN';

const ofShell = [
  firstQuery(getUserInfo, {}),
  firstQuery(getCompanyInfo, {}),
  firstQuery(checkInfo, {}),
  firstQuery(businessOverview, {}),
];

for (const entry of screens) {
  const params = matchAddress(entry.path, location.pathname);
  if (!params || !hasKnownValues(entry, params)) continue;
  if (token !== null || entry.access === 'public') start(entry, params);
  break;
}

function start(entry: RouteEntry, params: Record<string, string>): void {
  const inShell = entry.layout === 'shell' || entry.layout === 'form';
  const files: Promise<unknown>[] = [entry.screen(), ...(entry.texts ?? []).map((name) => loadTexts(locale, name))];
  if (inShell) files.push(import('./behind-login.ts'));
  void Promise.allSettled(files);
  // Others have steps to take first, and the calls of the desk would be refused.
  if (!inShell || localStorage.getItem(LET_IN_KEY) === null) return;
  for (const { endpoint, input } of [
    ...ofShell,
    ...(entry.queries?.(params, new URLSearchParams(location.search)) ?? []),
  ]) {
    const { address, send } = prepareRequest(endpoint, input, { token, locale, clientVersion: __BUILD_ID__ });
    void askEarly(address, send);
  }
}
