import type { ErrorCode } from '@qinghe/contract/errors.ts';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldError, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form';
import { hasCode, isApiError, messageOf } from '../../lib/api/api-error.ts';
import { currentLocale, i18n } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isChunkError } from '../../lib/offline/chunk-error.ts';
import { toast } from '../toast/toast.ts';
import type { ApiForm, ApiFormOptions } from './api-form.ts';
import { isStanding } from './rebase.ts';
import { resolverOf, unshown } from './resolver.ts';
import { useDraft } from './use-draft.ts';

const STALE = 40901 satisfies ErrorCode;
const GONE = 40401 satisfies ErrorCode;

/**
 * A form that the contract checks, whose failures land at their fields, and that loses nothing: what was typed outlives a
 * reload, a refusal, a change by somebody else, and the saving of what was typed before. It is sent once, however often
 * it is submitted.
 */
export function useApiForm<Values extends FieldValues, Saved = unknown, Input = Values>(
  options: ApiFormOptions<Values, Saved, Input>,
): ApiForm<Values> {
  const { initial, schema, save, saveAsNew, onSaved, startsOver } = options;
  const { latestOf = (current) => pick(Object.keys(initial), current) as Partial<Values> } = options;
  const { t } = useTranslation('ui', { keyPrefix: 'issue' });
  const [failure, setFailure] = useState<ApiForm<Values>['failure']>(null);
  const [current, setCurrent] = useState<unknown>();
  const [isGone, setGone] = useState(false);
  const sending = useRef(false);
  const shown = useRef(new Set<string>());
  const inputOf = (values: Values): Input =>
    options.input ? options.input(values, draft.seen()) : (values as unknown as Input);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(schema, inputOf, t),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitted, isSubmitting, submitCount, errors } = form.formState;
  const draft = useDraft(form, options, sending);
  const values = form.watch();

  const refused = (error: unknown) => {
    // Sending may take a file that is not here yet.
    if (isChunkError(error)) return setFailure({ message: i18n.t('networkFailed'), requestId: undefined });
    if (!isApiError(error)) throw error;
    const message = messageOf(error, currentLocale());
    if (error.code === STALE) setCurrent(error.data ?? {});
    else if (error.code === GONE && saveAsNew) setGone(true);
    else if (error.field && shown.current.has(error.field))
      form.setError(error.field as FieldPath<Values>, { message });
    else setFailure({ message, requestId: error.requestId });
  };
  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    setCurrent(undefined);
    const saved: Saved[] = [];
    const send = async (sent: Values) => {
      const input = inputOf(sent);
      try {
        saved.push(
          await Promise.resolve((isGone && saveAsNew ? saveAsNew : save)(input)).catch((error: unknown) => {
            if (hasCode(error, STALE) && isStanding(input, error.data)) return error.data as Saved;
            throw error;
          }),
        );
        draft.saved(sent, startsOver ? initial : sent);
      } catch (error) {
        refused(error);
      }
    };
    try {
      await form.handleSubmit(send, (found) => setFailure(unshown(found, shown.current)))();
    } finally {
      sending.current = false;
      draft.follow();
    }
    for (const one of saved) {
      if (options.said) toast.success(options.said);
      onSaved?.(one);
    }
  };
  const begin = (next: Values) => {
    setFailure(null);
    setCurrent(undefined);
    draft.begin(next);
  };

  return {
    field: (name) => {
      shown.current.add(name);
      form.register(name);
      return {
        name,
        value: get(values, name),
        error: (get(errors, name) as FieldError | undefined)?.message,
        onChange: (value) => {
          form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
          draft.write();
        },
        onBlur: () => {
          if (form.getFieldState(name).isDirty) void form.trigger(name);
        },
      };
    },
    values,
    isDirty,
    isSaving: isSubmitting,
    prepare: () => void schema().catch(() => undefined),
    submit: () => void submit(),
    discard: () => begin(initial),
    failure,
    attempts: submitCount,
    isRestored: draft.isRestored,
    isGone,
    stale:
      current === undefined
        ? null
        : {
            current,
            overwrite: () => {
              form.reset({ ...form.getValues(), ...pick(['version'], latestOf(current)) }, { keepDefaultValues: true });
              void submit();
            },
            loadLatest: () => begin({ ...initial, ...latestOf(current) }),
            close: () => setCurrent(undefined),
          },
  };
}

const pick = (names: readonly string[], from: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object(from)).filter(([name]) => names.includes(name)));
