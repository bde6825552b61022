/** Whether a file's words come from a picture: only then have its pages been counted. */
export const isByOcr = (file: { reading_state: string | null; reading_pages: number | null }): boolean =>
  file.reading_state === 'done' && file.reading_pages !== null;
