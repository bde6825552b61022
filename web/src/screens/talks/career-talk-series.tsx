import { useSearchParams } from 'react-router';
import { SeriesForm } from './series/series-form.tsx';
import { TalkQuery } from './talk/talk-query.tsx';

/** Plans talks at several schools with one text: that of the talk which the address names, else a new one. */
export default function CareerTalkSeries() {
  const [search] = useSearchParams();
  const uuid = search.get('from');
  if (!uuid) return <SeriesForm from={undefined} />;
  return (
    <TalkQuery key={uuid} uuid={uuid}>
      {(talk) => <SeriesForm from={talk} />}
    </TalkQuery>
  );
}
