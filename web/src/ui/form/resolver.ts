import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { i18n } from '../../lib/i18n/i18n.ts';
import { type IssueTexts, issuesOf, type Schema } from './issues.ts';

/**
 * Checks by a schema of the contract what is `sent` of a form's values. Where the schema cannot be fetched the form says so,
 * and may be sent again.
 */
export function resolverOf<Values extends FieldValues, Input>(
  schema: () => Promise<Schema<Input>>,
  sent: (values: Values) => Input,
  texts: IssueTexts,
): Resolver<Values> {
  return async (values) => {
    const checks = await schema().catch(() => null);
    if (!checks)
      return { values: {}, errors: { network: { type: 'network', message: i18n.t('networkFailed') } } as never };
    const found = issuesOf(checks.safeParse(sent(values)), values, texts);
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
export function unshown(errors: object, shown: ReadonlySet<string>) {
  const hidden = leavesOf(errors).find(({ path }) => !shown.has(path));
  return hidden?.message ? { message: hidden.message, requestId: undefined } : null;
}

/** Errors lie nested, as their fields do: `correction.school`. */
const leavesOf = (errors: object, above = ''): { path: string; message: string | undefined }[] =>
  Object.entries(errors as Record<string, FieldError>).flatMap(([name, error]) => {
    const path = `${above}${name}`;
    return typeof error.type === 'string' ? [{ path, message: error.message }] : leavesOf(error, `${path}.`);
  });
