import { sql } from 'kysely';
import type { Trx } from '../../../db/database.ts';
import { candidatesIn } from '../status/candidate-queries.ts';
import { COMPANY_BASIS } from './company-basis.ts';

/** Until the transaction ends nobody else counts or adds wishes of this phone at this company. */
export async function lockWishes(trx: Trx, companyUuid: string, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishes ${companyUuid} ${phone}`}, 6))`.execute(trx);
}

export type Wish = Awaited<ReturnType<typeof readWishes>>[number];

/** Applications of a phone for campus jobs that stand: neither taken back nor rejected, the latest first. */
export const readWishes = (
  trx: Trx,
  { companyUuid, phone, since }: { companyUuid: string; phone: string; since: Date },
) =>
  candidatesIn(trx)
    .select('application.wish_rank')
    .select(
      sql<boolean>`exists (select from address_proof proof
        where proof.company_uuid = application.company_uuid and proof.application_uuid = application.uuid
          and proof.kind = 'phone')`.as('is_proved'),
    )
    .select(sql<boolean>`application.consent_version = ${COMPANY_BASIS}`.as('is_imported'))
    .where('application.company_uuid', '=', companyUuid)
    .where('application.phone', '=', phone)
    .where('application.kind', '=', 'campus')
    .where('application.withdrawn_at', 'is', null)
    .where('application.stage', '<>', 'reject')
    .where('application.applied_at', '>', since.toISOString())
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.uuid', 'desc')
    .execute();
