export type Greeting = 'tired' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** Greeting by hour (product document, section 9). */
export function greetingOf(hour: number): Greeting {
  if (hour < 6) return 'tired';
  if (hour < 11) return 'morning';
  if (hour < 14) return 'noon';
  if (hour < 19) return 'afternoon';
  return 'evening';
}
