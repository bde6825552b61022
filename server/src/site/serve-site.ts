import type { FastifyInstance } from 'fastify';
import type { Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { serveStatusPages } from './applications/serve-status.ts';
import { serveFairs } from './fairs/serve-fairs.ts';
import { previewApplyForm } from './jobs/preview-apply-form.ts';
import { servePublicPages } from './jobs/serve-public-pages.ts';
import { serveUnsubscribe } from './mails/serve-unsubscribe.ts';
import { servePay } from './pay/serve-pay.ts';
import { serveShareFiles } from './share/serve-share.ts';
import { serveAnswers } from './talents/serve-answers.ts';
import { serveTickets } from './tickets/serve-tickets.ts';

/** Every page for candidates and students. They stand above the domains: no domain knows them. */
export function serveSite(app: FastifyInstance, services: Services): void {
  serveShareFiles(app, services);
  servePublicPages(app, services);
  app.register((scope) => serveStatusPages(scope, services));
  app.register((scope) => serveTickets(scope, services));
  app.register((scope) => serveAnswers(scope, services));
  app.register((scope) => serveFairs(scope, services));
  app.register((scope) => serveUnsubscribe(scope, services));
  app.register((scope) => servePay(scope, services));
}

/** Calls that show companies what their pages will look like. */
export const siteRoutes: readonly Route[] = [previewApplyForm];
