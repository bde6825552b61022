import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { FieldProps } from '../field/field-shell.tsx';
import type { DraftStore } from './draft.ts';
import type { Schema } from './issues.ts';

export interface ApiFormOptions<Values extends FieldValues, Saved, Input = Values> {
  /** Names what is edited (`reject-template:new`): what was typed is stored under it until it is saved. */
  key: string;
  /** Where that is stored; `memory` for what is written about people. */
  drafts?: DraftStore;
  /**
   * What the form begins with: the whole input of the call, with the version that was seen. What changes of it later
   * shows in the fields that nobody typed in.
   */
  initial: Values;
  /** What is checked and sent, where that is less than what is shown; `seen` is what the fields began as. */
  input?: (values: NoInfer<Values>, seen: NoInfer<Values>) => Input;
  /** The call's input schema, by a dynamic import: zod is fetched with the first focus and weighs on no list. */
  schema: () => Promise<Schema<NoInfer<Input>>>;
  /** Makes the call, silently: its errors are shown here. Or hands over at once to what is sent in the background. */
  save: (input: NoInfer<Input>) => Promise<Saved> | Saved;
  /** Saves as a new one what was typed into one that was deleted meanwhile; without it a refusal is all there is. */
  saveAsNew?: (input: NoInfer<Input>) => Promise<Saved> | Saved;
  /** What is said once it is saved. */
  said?: string;
  onSaved?: (saved: Saved) => void;
  /** Once saved it is as in the beginning, ready for the next one. */
  startsOver?: boolean;
  /** The values that stand there now, of what a stale call is refused with; the fields of the same names unless it is said. */
  latestOf?: (current: unknown) => Partial<NoInfer<Values>>;
}

/** What a form's parts need of it; made by `useApiForm`. */
export interface ApiForm<Values extends FieldValues> {
  /** Everything of a field but its words: `<TextField label={…} {...form.field('title')} />`. */
  field: <Name extends FieldPath<Values>>(name: Name) => Omit<FieldProps<FieldPathValue<Values, Name>>, 'label'>;
  values: Values;
  isDirty: boolean;
  isSaving: boolean;
  /** Fetches what checks it, so that it is ready by the time it is needed. */
  prepare: () => void;
  submit: () => void;
  /** Gives up what was typed. */
  discard: () => void;
  /** What is wrong and belongs to no field that is shown. */
  failure: { message: string; requestId: string | undefined } | null;
  /** How often it was sent off; each time the first faulty field takes the focus. */
  attempts: number;
  /** Typed before a reload, and back in its place. */
  isRestored: boolean;
  stale: Stale | null;
  /** What is edited was deleted meanwhile: to submit it is to save it as a new one. */
  isGone: boolean;
}

/** Somebody else changed it meanwhile; `current` is what stands there now. */
export interface Stale {
  current: unknown;
  overwrite: () => void;
  loadLatest: () => void;
  /** Undefined where nothing goes on before the person has chosen. */
  close?: () => void;
}
