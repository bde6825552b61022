import { TopRecord } from './top-record/top-record.tsx';

/** Bookings of the lists of a city. */
export default function TopHomeUsageRecord() {
  return <TopRecord kind="top_home" />;
}
