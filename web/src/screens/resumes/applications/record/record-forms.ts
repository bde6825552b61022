/* The forms that stand on every record or are one key away from it, as one file to fetch. */
export { HireDialog } from '../decide/hire-dialog.tsx';
export { ReasonDialog } from '../decide/reason-dialog.tsx';
export { RejectDialog } from '../decide/reject-dialog.tsx';
export { NoteChange, NoteForm } from '../notes/note-forms.tsx';
