/** Whether the address is that of a message about a part of the record, which leads there. */
export const leadsTo = (part: 'notes' | 'chat'): boolean => location.hash === `#${part}`;
