const MEGABYTE = 1024 * 1024;

/** Megabytes with at most one decimal, as people say sizes of files. */
export const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

/** What is wrong with a chosen file, before it travels. The server looks at its content again. */
export function faultOf(file: File, limits: { types: readonly string[]; maxBytes: number }): 'type' | 'size' | null {
  if (!limits.types.some((type) => file.type === type || file.name.toLowerCase().endsWith(type))) return 'type';
  return file.size > limits.maxBytes ? 'size' : null;
}
