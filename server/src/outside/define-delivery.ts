import { z } from 'zod';
import type { Database, Trx } from '../db/database.ts';
import type { Quota } from '../db/quota.ts';
import type { Delivery } from '../providers/delivery.ts';
import type { Services } from '../services.ts';

/** One delivery that is due, as it was written down. */
interface Due<Details = unknown> {
  uuid: string;
  /** What it is about; its own uuid where nothing was named. */
  subjectUuid: string;
  /** The change or the instant that caused it. */
  occasion: string;
  details: Details;
}

/** What is handed over, made of how things stand now. */
export interface Handover {
  /** Calls the provider. @throws DeliveryRefused when it will never be taken; any other error may be tried again */
  hand(delivery: Delivery): Promise<void>;
  /** Taken before the first attempt; where nothing is left it counts as refused. */
  quota?: { of: Quota; subject: string };
  /** The company whose coins or units move when it is settled. */
  moneyOf?: string;
  /** Written in the transaction that settles it. */
  settled?(trx: Trx, state: 'sent' | 'refused'): Promise<void>;
}

interface LoadContext {
  db: Database;
  services: Services;
  now: Date;
}

interface Common<Details extends z.ZodType> {
  /** `domain.noun`, for good: it stands in the database. */
  name: string;
  /** What has to be known beside the subject to load it. */
  details: Details;
  /** What is settled leaves nothing behind: for details that hold somebody's address. */
  forget?: boolean;
}

/** A kind of which each is loaded by itself; null where it is no longer so, and then it is never handed over. */
interface OneByOne<Details extends z.ZodType> extends Common<Details> {
  load(context: LoadContext, due: Due<z.output<Details>>): Promise<Handover | null>;
}

/** A kind that goes to thousands: those due are loaded together. Whoever is missing in the result is no longer concerned. */
interface Together<Details extends z.ZodType> extends Common<Details> {
  loadMany(context: LoadContext, due: readonly Due<z.output<Details>>[]): Promise<ReadonlyMap<string, Handover>>;
}

/** A kind of thing that is handed to the outside, as the sender knows it. */
export interface DeliveryKind<Details extends z.ZodType = z.ZodType> {
  name: string;
  details: Details;
  forget: boolean;
  /** By the uuids of those that are still so. */
  load(context: LoadContext, due: readonly Due[]): Promise<ReadonlyMap<string, Handover>>;
}

/** Declares what is handed to the outside, and how things must stand for that: about 25 lines a message. */
export function defineDelivery<Details extends z.ZodType>(
  kind: OneByOne<Details> | Together<Details>,
): DeliveryKind<Details> {
  const { name, details, forget = false } = kind;
  const parsed = (due: Due): Due<z.output<Details>> => ({ ...due, details: details.parse(due.details) });
  return {
    name,
    details,
    forget,
    async load(context, due) {
      if ('loadMany' in kind) return kind.loadMany(context, due.map(parsed));
      const loaded = new Map<string, Handover>();
      for (const one of due) {
        const handover = await kind.load(context, parsed(one));
        if (handover) loaded.set(one.uuid, handover);
      }
      return loaded;
    },
  };
}

/** The details of what needs none beside its subject. */
export const noDetails = z.object({});
