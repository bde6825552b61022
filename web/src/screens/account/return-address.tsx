import { useState } from 'react';
import { Navigate } from 'react-router';
import { session } from '../../lib/session/browser-session.ts';

/** `/redirect`: goes on to the address that was kept before the login. */
export default function ReturnAddress() {
  const [address] = useState(session.takeReturnAddress);
  return <Navigate to={address} replace />;
}
