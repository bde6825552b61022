import { Navigate, useSearchParams } from 'react-router';
import { useBrochure } from '../../domains/jobs/api/brochures.ts';
import { brochureAddresses } from '../../domains/jobs/job-addresses.ts';
import { BrochureForm } from './brochure/brochure-form.tsx';
import { BrochureQuery } from './brochure/brochure-query.tsx';

/** Writes a brochure: a new one, or the one that the address names. */
export default function BrochureEdit() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Existing key={uuid} uuid={uuid} /> : <BrochureForm brochure={undefined} />;
}

function Existing({ uuid }: { uuid: string }) {
  return (
    <BrochureQuery query={useBrochure(uuid)}>
      {(brochure) =>
        brochure.abilities.edit ? (
          <BrochureForm brochure={brochure} />
        ) : (
          <Navigate to={brochureAddresses.show(uuid)} replace />
        )
      }
    </BrochureQuery>
  );
}
