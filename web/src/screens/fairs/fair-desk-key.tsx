import { useLocation, useParams } from 'react-router';
import { UUID } from '../../lib/routing/url-filters.ts';
import { FairProblem } from './desk/fair-problem.tsx';
import { Desk } from './fair-desk.tsx';

/** A stand for who holds a key of it, without an account. The key stands behind `#`, which no server sees. */
export default function FairDeskKey() {
  const { uuid = '' } = useParams();
  const key = useLocation().hash.slice(1);
  return UUID.test(uuid) && key ? <Desk key={key} fair={uuid} standKey={key} /> : <FairProblem byKey />;
}
