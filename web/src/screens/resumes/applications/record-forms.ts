/* The forms that stand on every record or are one key away from it, as one file to fetch. */
export { HireDialog } from './hire-dialog.tsx';
export { NoteChange, NoteForm } from './note-forms.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
export { RejectDialog } from './reject-dialog.tsx';
