/** The server's clock in tests: runs as the real one does, and can be put forward or back. */
export class TestClock {
  #offset = 0;

  readonly now = (): Date => new Date(Date.now() + this.#offset);

  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: {
    days?: number;
    hours?: number;
    minutes?: number;
    seconds?: number;
  }): void {
    this.#offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }

  set(instant: Date | string): void {
    this.#offset = new Date(instant).getTime() - Date.now();
  }

  reset(): void {
    this.#offset = 0;
  }
}
