import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { type Envelope, SUCCESS_CODE } from '@qinghe/contract/errors.ts';
import { ApiError, NO_RESPONSE } from './api-error.ts';
import { prepareRequest, type RequestContext } from './prepare-request.ts';

/** Sends one call and gives its `data`, or throws an ApiError. An aborted call throws the signal's own reason. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  context: RequestContext,
): Promise<OutputOf<E>> {
  const { send, address } = prepareRequest(endpoint, input, context);
  const response = await (context.fetch ?? fetch)(address, send).catch((cause: unknown) => {
    context.signal?.throwIfAborted();
    throw new ApiError(NO_RESPONSE, { data: cause });
  });
  const envelope = await readEnvelope<OutputOf<E>>(response, context.signal);
  if (isSuccess(envelope)) return envelope.data;
  throw new ApiError(envelope.code, {
    reason: envelope.reason,
    message: envelope.msg,
    field: envelope.field,
    data: envelope.data,
    requestId: envelope.request_id,
  });
}

async function readEnvelope<T>(response: Response, signal: AbortSignal | undefined): Promise<Envelope<T>> {
  const body: unknown = await response.json().catch(() => {
    signal?.throwIfAborted();
    return null;
  });
  if (typeof body === 'object' && body !== null && 'code' in body) return body as Envelope<T>;
  // A proxy's own page, not our server: its status is all we know.
  return { code: response.ok ? 502 : response.status, msg: '' };
}

const isSuccess = <T>(envelope: Envelope<T>): envelope is Extract<Envelope<T>, { code: typeof SUCCESS_CODE }> =>
  envelope.code === SUCCESS_CODE;
