import { useLocation, useParams } from 'react-router';
import { UUID } from '../../lib/routing/url-filters.ts';
import { TalkProblem } from './talk/talk-problem.tsx';
import { Door } from './talk-door.tsx';

/** The door of a talk for who holds a key of it, without an account. The key stands behind `#`, which no server sees. */
export default function TalkDoorKey() {
  const { uuid = '' } = useParams();
  const key = useLocation().hash.slice(1);
  return UUID.test(uuid) && key ? <Door key={key} talk={uuid} doorKey={key} /> : <TalkProblem problem="key" />;
}
