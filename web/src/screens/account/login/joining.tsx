import { openJoinCode } from '@qinghe/contract/company/join.ts';
import { useEffect, useState } from 'react';
import { ignoreShown } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Which company waits for whoever comes by a joining link; of a code that is over nothing is said here. */
export default function Joining({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const [company, setCompany] = useState('');
  useEffect(() => {
    call(openJoinCode, { code }, { background: true }).then((found) => setCompany(found.company), ignoreShown);
  }, [code]);
  return company && <p role="status">{t('login.joining', { company })}</p>;
}
