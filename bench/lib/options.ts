/** What follows `--name` in the command; undefined where it does not stand there. */
export function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** How many files `--files` asks for; without it, or with `all`, there is no end. */
export function filesAtMost(): number {
  const asked = optionOf('files') ?? 'all';
  return asked === 'all' ? Number.POSITIVE_INFINITY : Number(asked);
}
