import type { ErrorCode } from '@qinghe/contract/errors.ts';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import type { FieldProps } from '../field/field-shell.tsx';
import { draftOf } from './draft.ts';
import { type IssueTexts, issuesOf, type Schema } from './issues.ts';

const STALE = 40901 satisfies ErrorCode;

interface ApiFormOptions<Values extends FieldValues, Saved> {
  /** Names what is edited (`reject-template:new`): what was typed is stored under it until it is saved. */
  key: string;
  /** What the form begins with: the whole input of the call, with the version that was seen. */
  initial: Values;
  /** The call's input schema, by a dynamic import: zod is fetched with the first form and weighs on no list. */
  schema: () => Promise<Schema<NoInfer<Values>>>;
  /** Makes the call, silently: its errors are shown here. */
  save: (values: NoInfer<Values>) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
}

/** What a form's parts need of it; made by `useApiForm`. */
export interface ApiForm<Values extends FieldValues> {
  /** Everything of a field but its words: `<TextField label={…} {...form.field('title')} />`. */
  field: <Name extends FieldPath<Values>>(name: Name) => Omit<FieldProps<FieldPathValue<Values, Name>>, 'label'>;
  values: Values;
  isDirty: boolean;
  isSaving: boolean;
  submit: () => void;
  /** What is wrong and belongs to no field that is shown. */
  failure: { message: string; requestId: string | undefined } | null;
  /** How often it was sent off; each time the first faulty field takes the focus. */
  attempts: number;
  /** Typed before a reload, and back in its place. `discard` begins anew. */
  restored: { discard: () => void } | null;
  stale: Stale | null;
}

/** Somebody else changed it meanwhile; `current` is what stands there now. */
export interface Stale {
  current: unknown;
  overwrite: () => void;
  loadLatest: () => void;
  /** Undefined where nothing goes on before the person has chosen. */
  close?: () => void;
}

/**
 * A form that the contract checks, whose failures land at their fields, and that loses nothing: what was typed outlives a
 * reload, a refusal, and a change by somebody else. It is sent once, however often it is submitted.
 */
export function useApiForm<Values extends FieldValues, Saved = unknown>(
  options: ApiFormOptions<Values, Saved>,
): ApiForm<Values> {
  const { key, initial, schema, save, onSaved } = options;
  const { t } = useTranslation('ui', { keyPrefix: 'issue' });
  const draft = draftOf<Values>(key);
  const [restored, setRestored] = useState(() => draft.read());
  const [opened] = useState(() => ({ ...initial, ...restored }));
  const [failure, setFailure] = useState<ApiForm<Values>['failure']>(null);
  const [current, setCurrent] = useState<unknown>();
  const saving = useRef(false);
  const shown = useRef(new Set<string>());
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(schema, t),
    values: opened,
    resetOptions: { keepDefaultValues: true },
    shouldFocusError: false,
  });
  const { isDirty, isSubmitted, isSubmitting, submitCount, errors } = form.formState;
  const values = form.watch();

  // It is ready by the time it is needed.
  useEffect(() => void schema(), [schema]);

  const send = async (sent: Values) => {
    if (saving.current) return;
    saving.current = true;
    setFailure(null);
    setCurrent(undefined);
    try {
      const saved = await save(sent);
      draft.clear();
      setRestored(null);
      form.reset(sent);
      onSaved?.(saved);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const message = messageOf(error, currentLocale());
      if (error.code === STALE) setCurrent(error.data ?? {});
      else if (error.field && shown.current.has(error.field))
        form.setError(error.field as FieldPath<Values>, { message });
      else setFailure({ message, requestId: error.requestId });
    } finally {
      saving.current = false;
    }
  };
  const submit = () => {
    if (saving.current) return;
    void form.handleSubmit(send, (found) => setFailure(unshown(found, shown.current)))();
  };
  const begin = (next: Values) => {
    draft.clear();
    setRestored(null);
    setCurrent(undefined);
    form.reset(next);
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
          draft.write(form.getValues(), initial);
        },
        onBlur: () => {
          if (form.getFieldState(name).isDirty) void form.trigger(name);
        },
      };
    },
    values,
    isDirty,
    isSaving: isSubmitting,
    submit,
    failure,
    attempts: submitCount,
    restored: restored ? { discard: () => begin(initial) } : null,
    stale:
      current === undefined
        ? null
        : {
            current,
            overwrite: () => {
              const mine = { ...form.getValues(), ...pick(['version'], current) };
              form.reset(mine, { keepDefaultValues: true });
              void form.handleSubmit(send)();
            },
            loadLatest: () => begin({ ...initial, ...pick(Object.keys(initial), current) }),
            close: () => setCurrent(undefined),
          },
  };
}

function resolverOf<Values extends FieldValues>(
  schema: () => Promise<Schema<Values>>,
  texts: IssueTexts,
): Resolver<Values> {
  return async (values) => {
    const found = issuesOf((await schema()).safeParse(values), values, texts);
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(found) as never };
  };
}

/** The first message of each path, nested as the library wants them. */
function errorsOf(issues: readonly { path: string; message: string }[]): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of issues) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const parent = steps.reduce<Record<string, unknown>>((level, step) => {
      level[step] ??= {};
      return level[step] as Record<string, unknown>;
    }, errors);
    parent[last] ??= { type: 'contract', message };
  }
  return errors;
}

/** An error of something that has no field on the screen must be said too. */
function unshown(errors: object, shown: ReadonlySet<string>) {
  const [hidden] = Object.entries(errors as Record<string, FieldError>).filter(([name]) => !shown.has(name));
  return hidden?.[1].message ? { message: hidden[1].message, requestId: undefined } : null;
}

const pick = (names: readonly string[], from: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object(from)).filter(([name]) => names.includes(name)));
