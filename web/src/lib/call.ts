import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { toast } from '../ui/toast/toast.ts';
import { activity } from './activity.ts';
import { isApiError } from './api-error.ts';
import { session } from './browser-session.ts';
import { request } from './client.ts';
import { fetchEarly } from './early-answers.ts';
import { respondToFailure } from './failure.ts';
import { currentLocale, i18n } from './i18n/i18n.ts';

export interface CallOptions {
  /** No error toast, whatever the endpoint says; the caller shows the error where it belongs. */
  silent?: boolean;
  /** One key for all tries of one act: `newKey()` when the person decides, not when the call is sent. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** 操作成功, or the given text. */
  successToast?: boolean | string;
  /** A refresh that nobody waits for: moves no progress bar. */
  background?: boolean;
  file?: File;
}

/** Calls an endpoint of the contract with session, language, toasts and session ending; throws ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const work = request(endpoint, input, {
    token: session.token(),
    locale: currentLocale(),
    clientVersion: __BUILD_ID__,
    idempotencyKey: options.idempotencyKey,
    signal: options.signal,
    file: options.file,
    fetch: fetchEarly,
  });
  try {
    const data = await (options.background ? work : activity.during(work));
    if (options.successToast) {
      toast.success(options.successToast === true ? i18n.t('common:succeeded') : options.successToast);
    }
    return data;
  } catch (error) {
    if (isApiError(error)) respondToFailure(error, { silent: options.silent ?? endpoint.silent });
    throw error;
  }
}
