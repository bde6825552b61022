import { useState } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../../../lib/session/browser-session.ts';
import CodeForm from '../../account/login/code-form.tsx';
import { InvitationPage } from './invitation-page.tsx';

/** Who was invited shows a phone; whoever has no account gets one. A detour over a password comes back to the next step. */
export default function PhoneValidate() {
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  return (
    <InvitationPage>
      {(_invitation, token) => {
        const next = `/invite-to-join/confirm-company#${token}`;
        return (
          <div onSubmitCapture={() => session.remember(next)}>
            <CodeForm phone={phone} onPhone={setPhone} onDone={() => void navigate(session.takeReturnAddress())} />
          </div>
        );
      }}
    </InvitationPage>
  );
}
