import { useSearchParams } from 'react-router';
import { useBrochure } from '../../domains/jobs/api/brochures.ts';
import { BrochureForm } from './brochure/brochure-form.tsx';
import { BrochureQuery } from './brochure/brochure-query.tsx';

/** Writes a brochure: a new one, or the one that the address names. */
export default function BrochureEdit() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Existing key={uuid} uuid={uuid} /> : <BrochureForm brochure={undefined} />;
}

function Existing({ uuid }: { uuid: string }) {
  return <BrochureQuery query={useBrochure(uuid)}>{(brochure) => <BrochureForm brochure={brochure} />}</BrochureQuery>;
}
