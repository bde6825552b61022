import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';

/** Where applications of a kind are read and decided. */
export const deskOf = (kind: JobKind): string => (kind === 'campus' ? '/resume/school' : '/resume');

/** Where one application is open on the desk. */
export const applicationAddress = ({ uuid, kind, stage }: { uuid: string; kind: JobKind; stage: Stage }): string =>
  `${deskOf(kind)}/${stage}?id=${uuid}`;
