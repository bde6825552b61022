import { TopRecord } from './top-record/top-record.tsx';

/** Bookings of the lists of a city and a category. */
export default function TopSearchUsageRecord() {
  return <TopRecord kind="top_search" />;
}
