import type { ServerDomain } from './domain.ts';
import { account } from './domains/account/domain.ts';
import { ads } from './domains/ads/domain.ts';
import { candidates } from './domains/candidates/domain.ts';
import { chat } from './domains/chat/domain.ts';
import { company } from './domains/company/domain.ts';
import { dict } from './domains/dict/domain.ts';
import { fairs } from './domains/fairs/domain.ts';
import { feedback } from './domains/feedback/domain.ts';
import { files } from './domains/files/domain.ts';
import { help } from './domains/help/domain.ts';
import { home } from './domains/home/domain.ts';
import { identity } from './domains/identity/domain.ts';
import { phonePictures } from './domains/identity/index.ts';
import { imports } from './domains/imports/domain.ts';
import { intake } from './domains/intake/domain.ts';
import { invoices } from './domains/invoices/domain.ts';
import { jobs } from './domains/jobs/domain.ts';
import { live } from './domains/live/domain.ts';
import { messages } from './domains/messages/domain.ts';
import { ops } from './domains/ops/domain.ts';
import { orders } from './domains/orders/domain.ts';
import { platform } from './domains/platform/domain.ts';
import { resumes } from './domains/resumes/domain.ts';
import { rights } from './domains/rights/domain.ts';
import { settings } from './domains/settings/domain.ts';
import { talents } from './domains/talents/domain.ts';
import { talks } from './domains/talks/domain.ts';
import { wallet } from './domains/wallet/domain.ts';
import type { Route } from './http/route.ts';
import { ofTheDesk } from './http/route.ts';
import { outsideTasks } from './outside/send-deliveries.ts';
import type { AccountCloses, CvRead, MemberLeaves, Services } from './services.ts';
import { siteRoutes } from './site/serve-site.ts';
import type { TaskHandler } from './tasks/queue.ts';
import { settleGivenUp } from './tasks/settle-given-up.ts';
import { sweepTask } from './tasks/sweep.ts';
import { type AnyTask, handlersOf } from './tasks/task.ts';

/** Every domain of the product. */
export const domains: readonly ServerDomain[] = [
  account,
  ads,
  candidates,
  chat,
  company,
  dict,
  fairs,
  feedback,
  files([phonePictures]),
  help,
  home,
  identity,
  imports,
  intake,
  invoices,
  jobs,
  live,
  messages,
  ops,
  orders,
  platform,
  resumes,
  rights,
  settings,
  talents,
  talks,
  wallet,
];

export const routes: readonly Route[] = [...domains.flatMap((domain) => domain.routes), ...ofTheDesk(siteRoutes)];

/** Every kind of thing that is handed to the outside. */
export const deliveries = domains.flatMap((domain) => domain.deliveries ?? []);

const ownTasks: readonly AnyTask[] = [
  ...domains.flatMap((domain) => domain.tasks ?? []),
  ...outsideTasks(deliveries),
  sweepTask(domains.flatMap((domain) => domain.outdated ?? [])),
];

/** Every kind of background work. */
export const tasks: readonly AnyTask[] = [...ownTasks, settleGivenUp(ownTasks)];

export const taskHandlers = (services: Services): TaskHandler[] => handlersOf(tasks, services);

export const memberLeaves: MemberLeaves = async (call, member, to) => {
  for (const domain of domains) await domain.memberLeaves?.(call, member, to);
};

export const accountCloses: AccountCloses = async (call, member) => {
  for (const domain of domains) await domain.accountCloses?.(call, member);
};

export const cvRead: CvRead = async (call, cv) => {
  for (const domain of domains) await domain.cvRead?.(call, cv);
};
