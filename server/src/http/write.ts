import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { RealtimeEvent } from '@qinghe/contract/realtime.ts';
import { type AccountActor, type ActorName, nameOf } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type AuditEntry, writeAudit } from '../db/audit.ts';
import type { Trx } from '../db/database.ts';
import { type Owners, publishEvent } from '../realtime/publish.ts';
import { type Member, type RequestContext, requireAccount, requireMember, type Scope, scopeOf } from './context.ts';
import { type Audit, type Route, route } from './route.ts';

/** What of an audit row differs from what the call says by itself: its action, its member, and the `uuid` it names. */
export type AuditNote = Partial<Pick<AuditEntry, 'action' | 'objectUuid' | 'detail' | 'companyUuid' | 'actor'>>;

/** A call with its one transaction. */
export interface Write extends Omit<RequestContext, 'transaction'> {
  db: Trx;
  /** Adds a row to the audit log in place of the one that is written by itself. */
  note(...notes: AuditNote[]): void;
  /** Nothing was changed: no row is written. */
  noteNothing(): void;
}

/** A member's write: who, what of the company it may reach, and the event for the colleagues. */
export interface MemberWrite extends Write {
  member: Member;
  scope: Scope;
  /** Tells the masters of the company and the owners of what it is about, once the transaction has committed. */
  publish(event: RealtimeEvent, owners: Owners): Promise<void>;
}

/** A thrown AppError rolls everything back; a returned one refuses too, but what was written stays. */
type Run<E extends Endpoint, Call> = (call: Call, input: ParsedInputOf<E>) => Promise<OutputOf<E> | AppError>;

/**
 * A call of a member that changes something, in one transaction with its audit row. The row names the action, the member
 * and the `uuid` of the input, else of the output; `note` says it more exactly.
 * @throws AppError 5101 for an account without a company
 */
export const write = <E extends Endpoint>(endpoint: E, { audit }: { audit: Audit }, run: Run<E, MemberWrite>): Route =>
  route(endpoint, audit, async (context, input) => {
    const member = requireMember(context);
    const { companyUuid } = member;
    return auditedTransaction(context, { audit, input, companyUuid, actor: nameOf(member) }, (call) =>
      run(
        {
          ...call,
          member,
          scope: scopeOf(member),
          publish: (event, owners) => publishEvent(call.db, { companyUuid, owners }, event),
        },
        input,
      ),
    );
  });

/** As `write`, for an account that may have no company yet: its audit row needs one, so without it none is written. */
export const writeForAccount = <E extends Endpoint>(
  endpoint: E,
  { audit }: { audit: Audit },
  run: Run<E, Write & { account: AccountActor }>,
): Route =>
  route(endpoint, audit, async (context, input) => {
    const account = requireAccount(context);
    const subject = { audit, input, companyUuid: account.companyUuid, actor: nameOf(account) };
    return auditedTransaction(context, subject, (call) => run({ ...call, account }, input));
  });

/** As `write`, without a session. Whose audit log it is, and who acted, is known to `run` alone: it calls `note`. */
export const writeForAnyone = <E extends Endpoint>(
  endpoint: E,
  { audit }: { audit: Audit },
  run: Run<E, Write>,
): Route =>
  route(endpoint, audit, async (context, input) =>
    auditedTransaction(context, { audit, input, companyUuid: null, actor: { kind: 'candidate', uuid: null } }, (call) =>
      run(call, input),
    ),
  );

/** Whose audit log a transaction is written into, and as what. */
export interface AuditSubject {
  audit: Audit;
  /** Names the object by its `uuid`, unless a note does. */
  input: unknown;
  /** Null where only `note` knows it. */
  companyUuid: string | null;
  actor: ActorName;
}

/**
 * The one transaction of a call with its audit rows, for a call that has work outside of it first or afterwards; all
 * others use `write`.
 */
export async function auditedTransaction<T>(
  { transaction, ...context }: RequestContext,
  { audit, input, companyUuid, actor }: AuditSubject,
  run: (call: Write) => Promise<T | AppError>,
): Promise<T> {
  const result = await transaction(async (db) => {
    let notes: AuditNote[] | undefined;
    const output = await run({
      ...context,
      db,
      note: (...more) => {
        notes = [...(notes ?? []), ...more];
      },
      noteNothing: () => {
        notes ??= [];
      },
    });
    if (output instanceof AppError || typeof audit !== 'string') return output;
    const entries = (notes ?? [{}]).map((note) => ({
      companyUuid,
      actor,
      action: audit,
      objectUuid: uuidIn(input) ?? uuidIn(output) ?? null,
      requestId: context.requestId,
      ...note,
    }));
    await writeAudit(db, ...entries);
    return output;
  });
  if (result instanceof AppError) throw result;
  return result;
}

const uuidIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'uuid' in value && typeof value.uuid === 'string'
    ? value.uuid
    : undefined;
