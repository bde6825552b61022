import { useSearchParams } from 'react-router';
import { useTalk } from '../../domains/talks/api/talks.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';
import { TalkForm } from './talk/talk-form.tsx';
import { TalkProblem } from './talk/talk-problem.tsx';

/** Writes a talk: a new one, or the one that the address names. */
export default function CareerTalkEdit() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Existing key={uuid} uuid={uuid} /> : <TalkForm talk={undefined} />;
}

function Existing({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useTalk(uuid);
  if (data) return data.abilities.edit ? <TalkForm talk={data} /> : <TalkProblem problem="locked" />;
  if (!error) return <SkeletonPage />;
  const gone = isApiError(error) && (error.code === 40401 || error.code === 400);
  return gone ? (
    <TalkProblem problem="gone" />
  ) : (
    <TalkProblem problem="failed" error={error} onRetry={() => void refetch()} />
  );
}
