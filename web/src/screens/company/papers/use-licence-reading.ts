import type { ReadField } from '@qinghe/contract/company/licence.ts';
import { useState } from 'react';
import { sendLicence } from '../../../domains/company/api/registration.ts';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';

export type ReadName = ReadField['field'];

export interface LicenceReading {
  fields: readonly ReadField[];
  /** Those that nobody has looked at yet, in the order of the form. */
  doubtful: readonly ReadName[];
  busy: boolean;
  failure: string | undefined;
  /** Where the picture just handed in can be seen. */
  url: string | undefined;
  read: (file: File) => Promise<void>;
  /** A person has looked at a field, or typed another value. */
  settle: (field: ReadName) => void;
}

/** Reads a picture of a licence and says which fields want a look. */
export function useLicenceReading(onRead: (licenceUuid: string, fields: readonly ReadField[]) => void): LicenceReading {
  const [fields, setFields] = useState<readonly ReadField[]>([]);
  const [settled, setSettled] = useState<readonly ReadName[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [url, setUrl] = useState<string>();
  return {
    fields,
    doubtful: fields.filter(({ field, doubtful }) => doubtful && !settled.includes(field)).map(({ field }) => field),
    busy,
    failure,
    url,
    async read(file) {
      setBusy(true);
      setFailure(undefined);
      try {
        const reading = await sendLicence(file);
        setUrl(reading.url);
        setSettled([]);
        setFields(reading.fields);
        onRead(reading.licence_uuid, reading.fields);
      } catch (error) {
        if (!isApiError(error)) throw error;
        setFailure(messageOf(error, currentLocale()));
      } finally {
        setBusy(false);
      }
    },
    settle: (field) => setSettled((before) => [...before, field]),
  };
}
