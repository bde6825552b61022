import { z } from 'zod';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, done, listOf } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most addresses that a company may have. */
export const MAX_WEBHOOKS = 10;

/** What an address may be told of. */
export const webhookEvents = ['application.created', 'application.moved', 'job.changed'] as const;
export const webhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof webhookEvent>;

export const webhookEndpoint = z.object({
  uuid: formats.uuid,
  url: z.string(),
  events: z.array(webhookEvent),
  created_at: formats.instant,
  /** Since when every message has failed; null where the last one arrived. */
  failing_since: formats.instant.nullable(),
  /** Since when nothing is sent there. */
  off_at: formats.instant.nullable(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookDelivery = z.object({
  uuid: formats.uuid,
  type: webhookEvent,
  at: formats.instant,
  state: z.enum(['waiting', 'sending', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** Of the last attempt; null where there was no answer. */
  status: z.number().int().nullable(),
  failure: z.enum(['address', 'unknown_host', 'timeout', 'unreachable']).nullable(),
  next_at: formats.instant,
  settled_at: formats.instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const path = '/api/v1/platform/webhooks';

export const listWebhooks = domain.endpoint({
  method: 'GET',
  path,
  access: 'master',
  summary: 'Addresses of other systems that are told what happens in the company, the newest first',
  input: z.object({}),
  output: listOf(webhookEndpoint),
});

export const createWebhook = domain.endpoint({
  method: 'POST',
  path,
  access: 'master',
  idempotent: true,
  perMinute: 60,
  summary: 'Adds an address; this response alone carries the secret by which its messages are signed',
  input: z.object({
    url: formats.url.max(500),
    events: z
      .array(webhookEvent)
      .min(1, 'platform.events')
      .max(webhookEvents.length)
      .transform((events) => webhookEvents.filter((event) => events.includes(event))),
  }),
  output: webhookEndpoint.extend({ secret: z.string() }),
});

export const switchWebhook = domain.endpoint({
  method: 'PUT',
  path,
  access: 'master',
  summary: 'Switches an address off, or on again; what happens while it is off is not sent later',
  input: byUuid.extend({ on: z.boolean() }),
  output: webhookEndpoint,
});

export const deleteWebhook = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'master',
  summary: 'Takes an address away, with what was sent there',
  input: byUuid,
  output: done,
});

export const listDeliveries = domain.endpoint({
  method: 'GET',
  path: '/api/v1/platform/webhooks/deliveries',
  access: 'master',
  summary: 'What was sent to an address in the last 30 days, and what came of it; the newest first',
  input: byUuid.extend(pageInput),
  output: pageOf(webhookDelivery),
});

export const replayDelivery = domain.endpoint({
  method: 'POST',
  path: '/api/v1/platform/webhooks/deliveries/replay',
  access: 'master',
  perMinute: 120,
  summary: 'Sends a message again, under the same id',
  input: byUuid,
  output: webhookDelivery,
});
