import type { ReadField } from '@qinghe/contract/company/licence.ts';
import { useState } from 'react';
import { sendLicence } from '../../../domains/company/api/registration.ts';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { session } from '../../../lib/session/browser-session.ts';

export type ReadName = ReadField['field'];

/** What was read from a picture, and which of its fields a person has looked at. */
interface Marks {
  licence: string;
  fields: readonly ReadField[];
  settled: readonly ReadName[];
  /** A code that a person has said to be right, whatever its check digit says. */
  confirmedCode: string;
}

export interface LicenceReading {
  fields: readonly ReadField[];
  /** Those that nobody has looked at yet. */
  doubtful: readonly ReadName[];
  confirmedCode: string;
  busy: boolean;
  failure: string | undefined;
  /** A picture was handed in, and nothing could be read from it. */
  isBlank: boolean;
  /** Where the picture just handed in can be seen. */
  url: string | undefined;
  read: (file: File) => Promise<void>;
  /** A person has typed another value, or looked at one and `confirmed` it. */
  settle: (field: ReadName, confirmed?: string) => void;
}

/** Of the picture read last: who comes back to it finds its marks. */
let kept: Marks | undefined;
session.onPersonChange(() => {
  kept = undefined;
});

/** Reads a picture of a licence and says which fields want a look; `licence` names the picture that is there already. */
export function useLicenceReading(
  onRead: (licenceUuid: string, fields: readonly ReadField[]) => void,
  licence = '',
): LicenceReading {
  const [marks, setMarks] = useState<Marks>(() =>
    kept?.licence === licence ? kept : { licence, fields: [], settled: [], confirmedCode: '' },
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [url, setUrl] = useState<string>();
  const keep = (next: Marks) => {
    kept = next;
    setMarks(next);
  };
  const { fields, settled, confirmedCode } = marks;
  return {
    fields,
    doubtful: fields.filter(({ field, doubtful }) => doubtful && !settled.includes(field)).map(({ field }) => field),
    confirmedCode,
    busy,
    failure,
    isBlank: url !== undefined && !busy && fields.every(({ value }) => value === ''),
    url,
    async read(file) {
      setBusy(true);
      setFailure(undefined);
      try {
        const reading = await sendLicence(file);
        setUrl(reading.url);
        keep({ licence: reading.licence_uuid, fields: reading.fields, settled: [], confirmedCode: '' });
        onRead(reading.licence_uuid, reading.fields);
      } catch (error) {
        if (!isApiError(error)) throw error;
        setFailure(messageOf(error, currentLocale()));
      } finally {
        setBusy(false);
      }
    },
    settle: (field, confirmed) =>
      keep({
        ...marks,
        settled: [...settled.filter((one) => one !== field), field],
        ...(field === 'credit_code' && confirmed !== undefined && { confirmedCode: confirmed }),
      }),
  };
}
