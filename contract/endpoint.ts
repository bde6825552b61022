import type { z } from 'zod';
import type { DomainName } from './domains.ts';
import { holdsRole, type MemberRole } from './role-order.ts';

/**
 * Who may call an endpoint.
 * - `public`: anyone; `user`: a signed-in HR account; `master`: the company's main account only
 * - `operator`: platform staff; `platform`: the student-side platform with an API key
 * - `link`: whoever holds a one-time or signed link, checked by the endpoint itself
 */
export type Access = 'public' | 'user' | 'master' | 'operator' | 'platform' | 'link';

/** What a company's key of the platform API may be made for. */
export const platformScopes = ['jobs:read', 'applications:write'] as const;
export type PlatformScope = (typeof platformScopes)[number];

/** What the keys of students' platforms are for, and no key of a company ever is. */
export const TALENT_SCOPE = 'talents:write';
export type KeyScope = PlatformScope | typeof TALENT_SCOPE;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call as both sides see it. `GET` input travels in the query unless it is secret, everything else in a JSON body. */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** Whose call it is: what it reads and changes is kept under this name, and its document tagged with it. */
  readonly domain: DomainName;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** Of a `platform` endpoint: what its key must have been made for. */
  readonly scope?: KeyScope;
  /**
   * Of a `user` endpoint of the desk: the least role that may call it. What reads (`GET`) is for every role, all else for
   * recruiters, unless it says so.
   */
  readonly role?: MemberRole;
  /** The client shows no automatic error toast for a silent call (product document, section 7). */
  readonly silent: boolean;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly input: I;
  /** The shape of `data` in a successful response; what is not in it cannot leave the server. */
  readonly output: O;
  /** The call takes an `Idempotency-Key` header and replays its first response; where money moves none comes without. */
  readonly idempotent: boolean | 'required';
  /**
   * `multipart` calls carry one file beside their fields. `bytes` calls carry nothing but bytes
   * (`application/octet-stream`); their input travels in headers, see `inputHeader`.
   */
  readonly body: 'json' | 'multipart' | 'bytes';
  /** Most bytes that a `bytes` call may carry, or the file of a `multipart` one. */
  readonly maxBytes: number;
  /** Few of these calls run at one time, and callers take turns; further ones wait. */
  readonly costly: boolean;
  /** How many objects a call names, where many cost more than one: each takes a point of the minute. */
  readonly objects?: (input: never) => number;
  /** A `GET` whose input holds a secret: it travels in headers, so that it stands in no address. */
  readonly secretInput: boolean;
  /**
   * A public reading that is the same for everybody: its response carries an ETag, and a browser that has it gets 304.
   */
  readonly cacheable?: boolean;
  /** Calls allowed per minute for one account, or for one IP address when nobody is signed in. */
  readonly perMinute: number;
}

/**
 * Calls a minute of what candidates use without an account: three hundred students of a hall behind one address, each
 * several times. What a call costs us is held by quotas of its own.
 */
export const HALL_A_MINUTE = 1200;

interface EndpointOptions<I extends z.ZodType, O extends z.ZodType> {
  method: Method;
  path: `/${string}`;
  access: Access;
  scope?: KeyScope;
  role?: MemberRole;
  summary: string;
  input: I;
  output: O;
  silent?: boolean;
  idempotent?: boolean | 'required';
  body?: 'json' | 'multipart' | 'bytes';
  maxBytes?: number;
  costly?: boolean;
  objects?: (input: z.output<I>) => number;
  secretInput?: boolean;
  cacheable?: boolean;
  perMinute?: number;
}

/** A domain says itself in one place, `contract/<domain>/domain.ts`; its calls are declared by what this gives. */
export const defineDomain = (name: DomainName) => ({
  /** Declares a call once for the server, the typed client and the OpenAPI document. */
  endpoint: <I extends z.ZodType, O extends z.ZodType>(options: EndpointOptions<I, O>): Endpoint<I, O> => ({
    domain: name,
    silent: false,
    idempotent: false,
    body: 'json',
    maxBytes: 0,
    costly: false,
    secretInput: false,
    perMinute: 600,
    ...options,
  }),
});

/** Whether the input travels in headers, under the names of `inputHeader`. */
export const isInHeaders = ({ body, secretInput }: Pick<Endpoint, 'body' | 'secretInput'>): boolean =>
  body === 'bytes' || secretInput;

/** Name of the header that carries a field of the input: `upload_token` travels as `Upload-Token`. */
export const inputHeader = (field: string): string =>
  field.replace(/(^|_)([a-z])/g, (_match, gap: string, letter: string) => (gap && '-') + letter.toUpperCase());

/** What the caller hands in, before defaults are filled. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
/** What the server's function receives, after validation. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
/** What `data` holds in a successful response. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** The least role that a call of the desk asks of a member. */
export const roleFor = ({ role, method }: Pick<Endpoint, 'role' | 'method'>): MemberRole =>
  role ?? (method === 'GET' ? 'viewer' : 'recruiter');

/** Whether a member may make a call of the desk. What of a thing one may do beyond that, the thing says itself. */
export const mayCall = (
  { type, role }: { type: 'master' | 'slave'; role: MemberRole },
  endpoint: Pick<Endpoint, 'access' | 'role' | 'method'>,
): boolean => (endpoint.access !== 'master' || type === 'master') && holdsRole(role, roleFor(endpoint));
