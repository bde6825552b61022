import { cut } from '@qinghe/contract/cut.ts';

/** What paths, shells and Windows take for something else, and what nobody sees. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
/** Three bytes each in UTF-8, with number and ending below the 255 bytes that a file's name may have. */
const MAX_STEM = 75;

/** Endings by what files are; who opens them goes by these. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
  'application/x-cfb': 'doc',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/heic': 'heic',
};

interface Named {
  name: string;
  school: string;
  job_title: string;
}

/**
 * Names of files in one archive: 姓名-学校-岗位, without any part of a path, and numbered where two would be one; on Windows
 * and macOS that is so for small and large letters too.
 */
export function fileNames(): (person: Named, type: string) => string {
  const taken = new Set<string>();
  return ({ name, school, job_title }, type) => {
    const stem = stemOf([name, school, job_title]);
    const ending = endings[type] ?? 'bin';
    for (let number = 1; ; number += 1) {
      const whole = `${stem}${number === 1 ? '' : ` (${number})`}.${ending}`;
      const known = whole.toLowerCase();
      if (taken.has(known)) continue;
      taken.add(known);
      return whole;
    }
  };
}

const stemOf = (parts: readonly string[]): string => {
  const readable = parts.map((part) => part.normalize('NFC').replace(UNSAFE, ' ').trim()).filter((part) => part !== '');
  // A dot in front hides a file, and at the end Windows drops it.
  return cut(readable.join('-'), MAX_STEM).replace(/^[.\s]+|[.\s]+$/g, '') || 'CV';
};
