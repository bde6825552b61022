/** Whether the address is that of a message about a note, which leads to the record's notes. */
export const leadsToNotes = (): boolean => location.hash === '#notes';
