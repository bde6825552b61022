const UTF8 = new TextDecoder('utf-8', { fatal: true });
const GBK = new TextDecoder('gbk');

/** What systems leave in archives and folders beside what people put there. */
const LEFT_BY_SYSTEMS = /^(?:\.DS_Store|\._.*|~\$.*|Thumbs\.db|desktop\.ini)$/i;

/**
 * The name of an entry. Windows in China writes CP936 without saying so, others UTF-8 without saying so: what is well-formed
 * UTF-8 is that, since Chinese in CP936 hardly ever is.
 */
export function nameOf(bytes: Uint8Array, saysUtf8: boolean): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return saysUtf8 ? new TextDecoder().decode(bytes) : GBK.decode(bytes);
  }
}

const partsOf = (name: string): string[] => name.split(/[\\/]/);

/** Whether nobody put it there: a folder, or what a system left. */
export const isSilent = (name: string): boolean =>
  /[\\/]$/.test(name) || partsOf(name).includes('__MACOSX') || LEFT_BY_SYSTEMS.test(partsOf(name).at(-1) ?? '');
