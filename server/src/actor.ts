import type { KeyScope } from '@qinghe/contract/endpoint.ts';
import type { ErrorCode } from '@qinghe/contract/errors.ts';
import type { MemberRole } from '@qinghe/contract/roles.ts';

/** An HR account that is signed in; it belongs to at most one company. */
export interface AccountActor {
  kind: 'account';
  accountUuid: string;
  name: string;
  companyUuid: string | null;
  type: 'master' | 'slave';
  /** What it may do with what it sees. */
  role: MemberRole;
  /** What keeps it from the desk, as a code: a missing paper, a refusal, a suspension; null where nothing does. */
  restriction: ErrorCode | null;
  /** Kept from the desk, but may prepare what nobody else sees, since only the identity is still looked at. */
  prepares: boolean;
  /** Whether operators have let its company pass, and nobody has frozen it since. */
  certified: boolean;
  /** Whether parked applications stand apart from the new ones for it. */
  parksApart: boolean;
  /** SHA-256 of the token in use. */
  sessionHash: Buffer;
}

/** Platform staff, signed in at the console of operators. */
export interface OperatorActor {
  kind: 'operator';
  operatorUuid: string;
  name: string;
  /** SHA-256 of the token in use. */
  sessionHash: Buffer;
}

/** Another system, by an API key of a company. */
export interface CompanyKeyActor {
  kind: 'platform';
  keyUuid: string;
  companyUuid: string;
  scopes: readonly KeyScope[];
}

/** A platform of students, by a key that an operator made: of no company. */
export interface TalentKeyActor extends Omit<CompanyKeyActor, 'companyUuid'> {
  companyUuid: null;
  /** Whose key it is, for whom references count. */
  sender: string;
}

/** Whoever calls the platform API. */
export type PlatformActor = CompanyKeyActor | TalentKeyActor;

/** Who or what makes something happen. */
export type Actor =
  | AccountActor
  | OperatorActor
  | PlatformActor
  /** A candidate, known by a link or by nothing but the call itself. */
  | { kind: 'candidate' }
  /** Work that the clock asks for. */
  | { kind: 'clock' };

/** An actor as the audit log names it; candidates and the clock have no uuid. */
export interface ActorName {
  kind: Actor['kind'];
  uuid: string | null;
}

export function nameOf(actor: Actor): ActorName {
  const { kind } = actor;
  if (kind === 'account') return { kind, uuid: actor.accountUuid };
  if (kind === 'operator') return { kind, uuid: actor.operatorUuid };
  return { kind, uuid: kind === 'platform' ? actor.keyUuid : null };
}
