/** Words as they are pasted: one a line, or parted by commas or tabs; each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,，、;；]+/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
