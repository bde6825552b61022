import type { PageTexts } from '@qinghe/contract/texts/pages.ts';

/** Media types of CV files as people and browsers call them; every other file goes by its media type. */
const known: Record<string, { extensions: readonly string[]; name: (t: PageTexts) => string }> = {
  'application/pdf': { extensions: ['.pdf'], name: () => 'PDF' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extensions: ['.docx'],
    name: (t) => t('cvWord'),
  },
  'application/msword': { extensions: ['.doc', '.rtf', '.mht'], name: (t) => t('cvWord') },
  'application/x-cfb': { extensions: ['.doc'], name: (t) => t('cvWord') },
  'image/png': { extensions: ['.png'], name: (t) => t('cvPicture') },
  'image/webp': { extensions: ['.webp'], name: (t) => t('cvPicture') },
  'image/heic': { extensions: ['.heic', '.heif'], name: (t) => t('cvPicture') },
  'image/jpeg': { extensions: ['.jpg', '.jpeg'], name: (t) => t('cvPicture') },
};

/** For `accept`: media types for phones, extensions for desktops. */
export const acceptOf = (types: readonly string[]): string =>
  types.flatMap((type) => [...(known[type]?.extensions ?? []), type]).join(',');

/** 「PDF、Word 或图片」: each name once; Chinese leaves a space beside Latin letters only. */
export function namesOf(types: readonly string[], t: PageTexts): string {
  const names = [...new Set(types.map((type) => known[type]?.name(t) ?? type))];
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  return `${names.join(t('comma'))}${t('cvOr')}${last}`.replace(/或(?=[A-Za-z])/, '或 ');
}

/** The page sends photos as JPEG. */
export const takesPhotos = (types: readonly string[]): boolean => types.includes('image/jpeg');
