import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { askEarly } from '../lib/api/early-responses.ts';
import { type FirstQuery, firstQuery } from '../lib/api/first-queries.ts';
import { prepareRequest } from '../lib/api/prepare-request.ts';
import { loadTexts } from '../lib/i18n/text-files.ts';
import { hasKnownAccess } from '../lib/session/known-access.ts';
import { LOCALE_KEY, TOKEN_KEY } from '../lib/storage/storage-keys.ts';
import { matchAddress } from './match-address.ts';
import { hasKnownValues, screens } from './routes/core.ts';
import type { RouteEntry } from './routes/route.ts';

/*
 * A script of its own that prefetches while the application loads: the screen of this address, its texts, its first
 * responses. What fails here is asked for again, and told, where it is needed.
 */
const token = localStorage.getItem(TOKEN_KEY);
const locale = localStorage.getItem(LOCALE_KEY) === 'en' ? 'en' : 'zh-CN';

const OK = 100;
/** As long as somebody holds them they stay in memory. */
const pictures: HTMLImageElement[] = [];

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
  if (!inShell || !hasKnownAccess()) return;
  ask([...ofShell, ...(entry.queries?.(params, new URLSearchParams(location.search)) ?? [])]);
  setTimeout(loadFormats);
}

/** The first formatter of numbers has the browser read its tables, 20 ms on a fast machine: while scripts are on their way. */
function loadFormats(): void {
  new Intl.NumberFormat(locale).format(0);
  new Intl.RelativeTimeFormat(locale).format(0, 'day');
}

function ask(queries: readonly FirstQuery[]): void {
  for (const query of queries) {
    const { address, send } = prepareRequest(query.endpoint, query.input, {
      token,
      locale,
      clientVersion: __BUILD_ID__,
    });
    const response = askEarly(address, send);
    // A copy, and at once: the page takes the response itself.
    if (query.leadsTo || query.picture)
      response?.then((early) => early.clone().json()).then((answer: Answer) => goOn(answer, query), ignoreFailure);
  }
}

interface Answer {
  code: number;
  data: unknown;
}

function goOn({ code, data }: Answer, { leadsTo, picture }: FirstQuery): void {
  if (code !== OK) return;
  ask(leadsTo?.(data as never) ?? []);
  const address = picture?.(data as never);
  if (address) fetchPicture(address);
}

/** Into the browser's cache, before the scripts that are still on their way. */
function fetchPicture(address: string): void {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
  pictures.push(image);
}

function ignoreFailure(): void {
  // Asked for again, and told, where it is needed.
}
