import type { PublicTexts } from '@qinghe/contract/texts/public.ts';

/** Media types of CV files as people and browsers call them; every other file goes by its media type. */
const known: Record<string, { extensions: readonly string[]; name: (texts: PublicTexts) => string }> = {
  'application/pdf': { extensions: ['.pdf'], name: () => 'PDF' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extensions: ['.docx'],
    name: ({ cvWord }) => cvWord,
  },
  'application/msword': { extensions: ['.doc'], name: ({ cvWord }) => cvWord },
  'application/x-cfb': { extensions: ['.doc'], name: ({ cvWord }) => cvWord },
  'image/png': { extensions: ['.png'], name: ({ cvPicture }) => cvPicture },
  'image/jpeg': { extensions: ['.jpg', '.jpeg'], name: ({ cvPicture }) => cvPicture },
};

/** For `accept`: media types for phones, extensions for desktops. */
export const acceptOf = (types: readonly string[]): string =>
  types.flatMap((type) => [...(known[type]?.extensions ?? []), type]).join(',');

/** 「PDF、Word 或图片」: each name once; Chinese leaves a space beside Latin letters only. */
export function namesOf(types: readonly string[], texts: PublicTexts): string {
  const names = [...new Set(types.map((type) => known[type]?.name(texts) ?? type))];
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  return `${names.join(texts.comma)}${texts.cvOr}${last}`.replace(/或(?=[A-Za-z])/, '或 ');
}

/** The page sends photos as JPEG. */
export const takesPhotos = (types: readonly string[]): boolean => types.includes('image/jpeg');
