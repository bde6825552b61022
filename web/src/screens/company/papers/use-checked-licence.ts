import { isUnifiedSocialCreditCode } from '@qinghe/contract/formats.ts';
import { useEffect, useRef } from 'react';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { order } from './licence-order.ts';
import type { LicenceValues } from './papers-values.ts';
import { type LicenceReading, type ReadName, useLicenceReading } from './use-licence-reading.ts';

/** A licence in a form: what was read fills it, and what wants a look holds it back. */
export interface CheckedLicence extends LicenceReading {
  /** In the order of the form: read without being sure, or a code whose check digit is wrong, until somebody has looked. */
  unclear: readonly ReadName[];
  /** Goes to the first unclear field, or else on. */
  before: (goOn: () => void) => void;
}

export function useCheckedLicence(form: ApiForm<LicenceValues>): CheckedLicence {
  // The form as it is when the reading has come: meanwhile somebody may have pressed on.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const reading = useLicenceReading((uuid, fields) => {
    latest.current.field('licence_uuid').onChange(uuid);
    for (const { field, value } of fields) latest.current.field(field).onChange(value);
  }, form.values.licence_uuid);
  const { credit_code: code } = form.values;
  const isOff = (name: ReadName) => name === 'credit_code' && isCodeOff(code) && reading.confirmedCode !== code;
  const unclear = order.filter((name) => reading.doubtful.includes(name) || isOff(name));
  return { ...reading, unclear, before: (goOn) => (unclear[0] ? focusField(unclear[0]) : goOn()) };
}

/** Eighteen signs whose check digit is not theirs; rare, and not impossible. */
export const isCodeOff = (code: string): boolean => code.length === 18 && !isUnifiedSocialCreditCode(code);

export const focusField = (name: ReadName): void =>
  document.querySelector<HTMLElement>(`[name="${name}"], [name$=".${name}"]`)?.focus();
