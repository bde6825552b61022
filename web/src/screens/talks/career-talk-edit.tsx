import { useSearchParams } from 'react-router';
import { TalkForm } from './talk/talk-form.tsx';
import { TalkProblem } from './talk/talk-problem.tsx';
import { TalkQuery } from './talk/talk-query.tsx';

/** Writes a talk: a new one, a copy of one, or the one that the address names. */
export default function CareerTalkEdit() {
  const [search] = useSearchParams();
  const [uuid, copied] = [search.get('uuid'), search.get('copy')];
  if (uuid) return <Existing key={uuid} uuid={uuid} />;
  return copied ? <Copied key={copied} uuid={copied} /> : <TalkForm talk={undefined} />;
}

function Existing({ uuid }: { uuid: string }) {
  return (
    <TalkQuery uuid={uuid}>
      {(talk) => (talk.abilities.edit ? <TalkForm talk={talk} /> : <TalkProblem problem="locked" />)}
    </TalkQuery>
  );
}

const Copied = ({ uuid }: { uuid: string }) => (
  <TalkQuery uuid={uuid}>{(talk) => <TalkForm talk={undefined} copied={talk} />}</TalkQuery>
);
